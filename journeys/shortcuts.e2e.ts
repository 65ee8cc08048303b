import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { auditAccessibility } from './harness/accessibility.js';
import { fitsTheWindow } from './harness/form.js';
import { noteField } from './harness/required-steps.js';
import { goTo, notice, openCard, searchName } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const listed = async (page: Page, path = '/PrescribingShortcuts'): Promise<Page> => {
  await page.goto(`${stage.url}${path}`);
  await page.getByText('twice daily', { exact: true }).waitFor();
  return page;
};
const add = async (page: Page, type: string, label: string, details: string) => {
  await page.getByRole('button', { name: /^Add Shortcut/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Shortcut' });
  await dialog.getByLabel('Type').selectOption(type);
  await dialog.getByLabel('Label').fill(label);
  await dialog.getByLabel('Details').fill(details);
  return dialog;
};

describe('shortcuts', () => {
  it.each([
    ['on desktop', desktop, 'desk rest'],
    ['on phone', phone, 'phone rest'],
  ])(
    'A-133 A-134 A-136 A-138 A-164 %s a vet adds one, changes it, finds it by its label, and deletes it',
    async (_where, viewport, label) => {
      const page = await listed(await stage.pageAs(people.vet, { viewport }));
      const adding = await add(page, 'NC', label, 'Rest for two days.');
      expect(await fitsTheWindow(page)).toBe(true);
      await adding.getByRole('button', { name: 'Save' }).click();
      await notice(page, 'Add shortcut Successfully').waitFor();
      expect(await fitsTheWindow(page)).toBe(true);

      await page.getByRole('button', { name: `Edit ${label}` }).click();
      const editing = page.getByRole('dialog', { name: 'Edit Shortcut' });
      await editing.getByLabel('Details').fill('Rest for three days.');
      await editing.getByRole('button', { name: 'Save' }).click();
      await editing.waitFor({ state: 'detached' });
      await page.getByText('Rest for three days.').waitFor();

      await page.getByRole('searchbox', { name: 'Search by label' }).fill(label);
      await page.getByText('twice daily', { exact: true }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Delete ${label}` }).click();
      const confirmation = page.getByRole('dialog', { name: 'Confirm Delete?' });
      await confirmation.getByRole('button', { name: 'No' }).click();
      await confirmation.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Delete ${label}` }).click();
      await confirmation.getByRole('button', { name: 'Yes' }).click();
      await page.getByText(`No shortcut is called “${label}”.`).waitFor();
    },
  );

  it('A-137 P-053 an overlong one is marked where it is added, listed and chosen, and is never truncated', async () => {
    const page = await listed(await stage.pageAs(people.vet, { viewport: desktop }));
    const details = `Please call the practice before you ship it. ${'x'.repeat(59)}`;
    const adding = await add(page, 'NP', 'call first', details);
    const beyond = 'Notes on a prescription can have 100 characters. This shortcut is 4 too long.';
    await adding.getByText(beyond).waitFor();
    await adding.getByRole('button', { name: 'Save' }).click();
    await adding.waitFor({ state: 'detached' });
    await page.getByText(beyond).waitFor();

    await goTo(page, 'Approve');
    await searchName(page, 'Clementine');
    const card = await openCard(page, 'Clementine', 'Gabapentin');
    const note = await noteField(card);
    await card.getByRole('button', { name: 'NP shortcuts' }).first().click();
    const choice = page.getByRole('menuitem', { name: /^call first/ });
    await choice.getByText(/^4 characters too long for this field\./).waitFor();
    await choice.click();
    await expect.poll(() => note.inputValue()).toContain(details);
    await card.getByText('Enter at most 100 characters').first().waitFor();
  });

  it('A-135 A-163 A-164 support adds a global one, which every practice can read and none can change', async () => {
    const support = await listed(
      await stage.pageAs(people.support, { viewport: desktop }),
      '/support/prescribingshortcuts',
    );
    const adding = await add(support, 'SIG', 'at bedtime', 'Give at bedtime.');
    await adding.getByRole('button', { name: 'Save' }).click();
    await adding.getByText('This field is required').waitFor();
    await adding.getByRole('radio', { name: /^Global/ }).check();
    await adding.getByRole('button', { name: 'Save' }).click();
    await notice(support, 'Add shortcut Successfully').waitFor();

    const vet = await listed(await stage.pageAs(people.vet, { viewport: desktop }));
    await vet.getByText('Give at bedtime.').waitFor();
    expect(await vet.getByRole('button', { name: 'Edit at bedtime' }).count()).toBe(0);
    await vet.getByRole('button', { name: 'at bedtime is locked' }).waitFor();

    await support.getByRole('button', { name: 'Delete at bedtime' }).click();
    await support.getByRole('dialog', { name: 'Confirm Delete?' }).getByRole('button', { name: 'Yes' }).click();
    await support.getByRole('button', { name: 'Edit at bedtime' }).waitFor({ state: 'detached' });
  });
});

describe('pages of shortcuts are accessible, on desktop and phone, in light and dark mode', () => {
  it('A-133 A-135 A-138 P-268 the list, its form and the confirmation, of a practice and of support', async () => {
    const page = await listed(await stage.pageAs(people.vet));
    const { violations, audit } = auditAccessibility(page);
    await audit('/PrescribingShortcuts');
    await page.getByRole('button', { name: 'Delete travel' }).click();
    await page.getByRole('dialog', { name: 'Confirm Delete?' }).waitFor();
    await audit('Confirm Delete?');
    await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('button', { name: 'Edit travel' }).click();
    await page.getByRole('dialog', { name: 'Edit Shortcut' }).waitFor();
    await audit('Edit Shortcut');
    const support = await listed(await stage.pageAs(people.support), '/support/prescribingshortcuts?location=1');
    const accessibility = auditAccessibility(support);
    await support.getByText('travel', { exact: true }).waitFor();
    await accessibility.audit('/support/prescribingshortcuts');
    await support.getByRole('button', { name: /^Add Shortcut/ }).click();
    await support.getByRole('radio', { name: /^One location/ }).check();
    await support.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await support.getByText('Label is required.').waitFor();
    await accessibility.audit('Add Shortcut of support, with what is missing');
    expect([...violations, ...accessibility.violations]).toEqual([]);
  });
});
