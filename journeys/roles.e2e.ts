import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { fitsTheWindow } from './harness/form.js';
import { cardOf, goTo, notice, openCard, searchName } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const roles = async (viewport: { width: number; height: number }): Promise<Page> => {
  const page = await stage.pageAs(people.adminSupport, { viewport });
  await page.goto(`${stage.url}/support/role`);
  await page.getByRole('button', { name: 'Edit STAFF' }).waitFor();
  return page;
};
const authorizing = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^${name}:\\s*Can authorize`) });

describe('roles', () => {
  it.each([
    ['on desktop', desktop, 'Desk Lead'],
    ['on phone', phone, 'Phone Lead'],
  ])(
    'A-064 A-066 A-067 A-156 A-263 A-266 %s admin support adds a role, and changes one after seeing who gains and loses permissions',
    async (_where, viewport, name) => {
      const page = await roles(viewport);
      await page.getByRole('button', { name: /^Add Role/ }).click();
      const adding = page.getByRole('dialog', { name: 'Add Role' });
      await adding.getByLabel('Role name').fill(name);
      await adding.getByRole('checkbox', { name: 'Clients', exact: true }).click();
      await adding.getByRole('checkbox', { name: 'Shortcuts: view' }).click();
      expect(await fitsTheWindow(page)).toBe(true);
      await adding.getByRole('button', { name: 'Save' }).click();
      await notice(page, 'Role added.').waitFor();
      // Nobody has the role, so the switch saves immediately.
      await authorizing(page, name).click();
      await notice(page, 'Role updated.').waitFor();

      await page.getByRole('button', { name: 'Edit STAFF' }).click();
      const editing = page.getByRole('dialog', { name: 'Edit Role' });
      const reports = editing.getByRole('checkbox', { name: 'Reports', exact: true });
      const gains = !(await reports.isChecked());
      await reports.click();
      await editing.getByRole('button', { name: 'Save' }).click();
      await editing.getByRole('heading', { name: /^This affects \d+ people at \d+ locations\.$/ }).waitFor();
      const change = editing.getByRole('region', { name: gains ? 'They gain' : 'They lose' });
      await change.getByText('Reports: view, edit').waitFor();
      await editing.getByRole('region', { name: 'Affected users' }).getByText('Priya Natarajan').first().waitFor();
      expect(await fitsTheWindow(page)).toBe(true);
      await editing.getByRole('button', { name: /^Save for/ }).click();
      await editing.waitFor({ state: 'detached' });
      await page
        .getByText(gains ? '11 of 13 pages' : '10 of 13 pages')
        .first()
        .waitFor();
    },
  );

  it('A-065 A-243 A-263 a permission removed from a role is refused to its users at once, on the open page', async () => {
    const vet = await stage.pageAs(people.vetadmin, { viewport: desktop });
    await vet.goto(`${stage.url}/dashboard`);
    await goTo(vet, 'Approve');
    await searchName(vet, 'Clementine');
    await openCard(vet, 'Clementine', 'Gabapentin');
    const card = cardOf(vet, 'Clementine', 'Gabapentin');
    const authorize = card.getByRole('button', { name: 'Authorize for Clementine' });
    await authorize.waitFor();

    const page = await roles(desktop);
    expect(await authorizing(page, 'VET').isDisabled()).toBe(true);
    await authorizing(page, 'VETADMIN').click();
    const confirmation = page.getByRole('dialog', { name: 'Change VETADMIN' });
    await confirmation.getByText('They can no longer authorize, and nobody can sign for them.').waitFor();
    await confirmation
      .getByText(/Dr\. Annika Rosenthal-Beaumont/)
      .first()
      .waitFor();
    await confirmation.getByRole('button', { name: /^Save for/ }).click();
    await confirmation.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await authorize.count()) === 0 || (await authorize.getAttribute('aria-disabled')))
      .toBeTruthy();
    await expect.poll(() => authorizing(page, 'VETADMIN').isChecked()).toBe(false);

    await authorizing(page, 'VETADMIN').click();
    await page.getByRole('button', { name: /^Save for/ }).click();
    await expect.poll(() => authorizing(page, 'VETADMIN').isChecked()).toBe(true);
  });

  it('A-046 are closed to support outside the admin group, in the menu and by URL', async () => {
    const page = await stage.pageAs(people.support, { viewport: desktop });
    await page.goto(`${stage.url}/support`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Role', exact: true }).count()).toBe(0);
    await page.goto(`${stage.url}/support/role`);
    await page.getByText("you can't access this link").waitFor();
  });
});
