import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { auditAccessibility } from './harness/accessibility.js';
import { fitsTheWindow } from './harness/form.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

describe('the access review', () => {
  it('A-250 A-251 A-252 A-253 A-254 is completed by keyboard alone: kept, revoked, undone, finished', async () => {
    const page = await stage.pageAs(people.vetadmin, { viewport: desktop });
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/usermanagement`);
    await page.getByRole('link', { name: 'Access review' }).focus();
    await page.keyboard.press('Enter');
    const rights = page.getByRole('region', { name: 'Rights to authorize' }).getByRole('listitem');
    await rights.first().waitFor();
    await audit('/usermanagement/access-review');
    expect(await fitsTheWindow(page)).toBe(true);
    const count = await rights.count();
    const signing = rights.filter({ hasText: /For Dr\. / }).first();

    await page.keyboard.press('ArrowDown');
    // Ends the delegation and restores it, with one key each.
    while (!(await signing.evaluate((line) => line.contains(document.activeElement))))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('r');
    await signing.getByText('Removed').waitFor();
    await signing.getByRole('link').focus();
    await page.keyboard.press('u');
    await signing.getByText('Removed').waitFor({ state: 'detached' });
    await signing
      .getByText('Not reviewed')
      .or(signing.getByText(/^Changed since/))
      .waitFor();

    await rights.first().getByRole('link').focus();
    for (let at = 1; at <= count; at += 1) {
      await page.keyboard.press('k');
      await page.getByText(`${at} of ${count} reviewed`).waitFor();
    }
    const finish = page.getByRole('button', { name: 'Finish review' });
    expect(await finish.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText(/^Last finished on .+\. It is valid through /).waitFor();
    await audit('/usermanagement/access-review finished');

    await page.goto(`${stage.url}/usermanagement/audit`);
    await page.getByRole('list', { name: 'Entries' }).getByText('Completed the access review').waitFor();
    expect(violations).toEqual([]);
  });

  it('A-250 A-252 A-253 A-254 is completed on a phone, confirms a deactivation first, and is downloaded', async () => {
    const page = await stage.pageAs(people.vetadmin, { viewport: phone });
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/usermanagement/access-review`);
    const rights = page.getByRole('region', { name: 'Rights to authorize' }).getByRole('listitem');
    const first = rights.filter({ has: page.getByText('By the role VET', { exact: true }) }).first();
    await first.getByRole('button', { name: /^Keep / }).click();
    await first.getByText(/^Kept by /).waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    await audit('/usermanagement/access-review on a phone');
    await first.getByRole('button', { name: /^Remove / }).click();
    const question = page.getByRole('dialog');
    await question.getByText(/can no longer work at/).waitFor();
    await audit('Deactivate?');
    await question.getByRole('button', { name: 'Keep as is' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^access-review-1-\d{4}-\d\d-\d\d\.csv$/);
    expect(readFileSync(await file.path(), 'utf8')).toContain('By the role VET');
    expect(violations).toEqual([]);
  });

  it.each([
    ['on desktop', desktop],
    ['on phone', phone],
  ])('A-277 %s the form shows who loses what before a user is deactivated', async (_where, viewport) => {
    const page = await stage.pageAs(people.vetadmin, { viewport });
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/usermanagement/userprofile/1`);
    await page.getByRole('button', { name: 'Edit User' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('switch', { name: 'Active at this location' }).click();
    const effect = form.getByRole('region', { name: /^What this changes at / });
    await effect.getByText(/^loses: Authorizing in their own name; Working at this location$/).waitFor();
    await effect
      .getByText(/^loses: Signing for /)
      .first()
      .waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    await audit('Edit User with what it changes');
    await form.getByRole('switch', { name: 'Active at this location' }).click();
    await effect.waitFor({ state: 'detached' });
    expect(violations).toEqual([]);
  });
});
