import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { auditAccessibility } from './harness/accessibility.js';
import { fitsTheWindow } from './harness/form.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

describe('audit and access explanations', () => {
  it.each([
    ['on desktop', desktop],
    ['on phone', phone],
  ])(
    'A-246 A-247 A-248 A-249 %s a user manager finds a change, verifies the chain, and downloads the audit',
    async (where, viewport) => {
      const page = await stage.pageAs(people.vetadmin, { viewport });
      const { violations, audit } = auditAccessibility(page);
      await page.goto(`${stage.url}/usermanagement/userprofile/1`);
      await page.getByRole('button', { name: 'Edit User' }).click();
      const form = page.getByRole('dialog');
      const name = `Dr. Maya Okafor ${where}`;
      await form.getByRole('textbox', { name: 'Display name' }).fill(name);
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await form.waitFor({ state: 'detached' });

      await page.goto(`${stage.url}/usermanagement`);
      await page.getByRole('link', { name: 'Audit' }).click();
      const entries = page.getByRole('list', { name: 'Entries' });
      const first = entries.getByRole('listitem').first();
      await first.getByText('Changed the profile of a user').waitFor();
      await page.getByText(/^Verified: none of .* entries has been altered\.$/).waitFor();
      await first.getByText(name).first().waitFor();
      expect(await fitsTheWindow(page)).toBe(true);
      await audit('/usermanagement/audit');

      await page.getByRole('button', { name: 'Action', exact: true }).click();
      await page.getByRole('option', { name: 'Changed the profile of a user' }).click();
      await page.getByRole('button', { name: 'Clear Action' }).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^audit-1-\d{4}-\d\d-\d\d\.csv$/);
      const text = readFileSync(await file.path(), 'utf8');
      expect(text).toContain('Changed the profile of a user');
      await page.goto(`${stage.url}/usermanagement/audit?person=nobody`);
      await page.getByText('No entries match these filters.').waitFor();
      await audit('/usermanagement/audit without an entry');
      expect(violations).toEqual([]);
    },
  );

  it.each([
    ['on desktop', desktop],
    ['on phone', phone],
  ])('A-245 %s a user manager sees what a user can do, and what is missing', async (_where, viewport) => {
    const page = await stage.pageAs(people.vetadmin, { viewport });
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/usermanagement?q=priya`);
    await page
      .getByRole('link', { name: /Priya Natarajan/ })
      .first()
      .click();
    const card = page.getByRole('region', { name: 'What can this user do?' });
    await card.getByRole('button', { name: 'Show' }).click();
    await card.getByRole('tab', { name: /^Not allowed/ }).click();
    await card.getByRole('searchbox').fill('authorize');
    await card.getByText('The role STAFF cannot authorize.').first().waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    await audit('What can this user do?');
    expect(violations).toEqual([]);
  });
});
