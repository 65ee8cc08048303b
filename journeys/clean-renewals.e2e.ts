import { expect, it } from 'vitest';
import { screenTimeout } from './harness/browser.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

it.each([
  [1280, 'Diesel'],
  [390, 'Clementine'],
])('P-460 P-471 P-472 a vet reads and authorizes a clean renewal in a window of %i pixels', async (width, patient) => {
  const context = await stage.contextAs(people.vet);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${stage.url}/approve`);
  await page.getByRole('link', { name: 'Clean renewals' }).click();
  await page.getByRole('heading', { level: 1, name: 'Clean renewals' }).waitFor();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().waitFor();
  // Only one renewal is confirmed, so that the other window has one too.
  for (const box of await boxes.all())
    if (!(await box.getAttribute('aria-label'))?.includes(patient)) await box.uncheck();
  const authorize = page.getByRole('button', { name: /^Authorize 1/ });
  await expect.poll(() => authorize.getAttribute('aria-disabled'), { timeout: screenTimeout }).toBe('true');
  await page.getByRole('button', { name: /^Read, next/ }).press('Enter');
  await expect.poll(() => authorize.getAttribute('aria-disabled'), { timeout: screenTimeout }).toBeNull();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Control+Enter');
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByText('1 authorized').waitFor();
  const number = results.getByRole('link', { name: /^Rx# / });
  expect(await number.getAttribute('href')).toMatch(/^\/history\/\d+$/);
  await number.click();
  await page.getByText(/Authorized alone in batch/).waitFor();
});
