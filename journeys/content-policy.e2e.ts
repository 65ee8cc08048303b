import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { heading } from './harness/form.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** What the browser reports about policies: blocked content, and directives it doesn't know. */
function policyReports(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/policy|violates|unrecognized feature/i.test(message.text())) reports.push(message.text());
  });
  return reports;
}

it('A-206 the portal needs nothing that its content policy blocks', async () => {
  const page = await stage.pageAs(people.vetadmin);
  const reports = policyReports(page);
  const paths = ['/', '/approve', '/history', '/products', '/clientsearch', '/clients/profile/1', '/link', '/orders'];
  for (const path of [...paths, '/create/rx/direct']) {
    await page.goto(stage.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await page.goto(`${stage.url}/approve`);
  await page.locator('[data-task]').first().click();
  await page.getByRole('textbox').first().waitFor();
  expect(reports).toEqual([]);
});

it("A-206 styles injected into a page do not apply, and the portal's own do", async () => {
  const page = await stage.page();
  const reports = policyReports(page);
  await page.goto(`${stage.url}/login`);
  await heading(page, 'Sign in')
    .or(page.getByRole('button', { name: 'Sign in' }))
    .first()
    .waitFor();
  const widths = await page.evaluate(() => {
    const smuggled = document.createElement('style');
    smuggled.textContent = 'body { outline: 7px solid red }';
    document.head.append(smuggled);
    const own = document.createElement('style');
    document.head.append(own);
    own.sheet?.insertRule('body { border-top: 3px solid red }');
    const { outlineWidth, borderTopWidth } = getComputedStyle(document.body);
    return [outlineWidth === '7px', borderTopWidth];
  });
  expect(widths).toEqual([false, '3px']);
  expect(reports).toEqual([expect.stringContaining('style-src')]);
});
