import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { goTo, notice } from './harness/portal.js';
import { people, signIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const box = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Users' }).getByRole('link', { name: new RegExp(name) });

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) await box(page, name).fill(text);
}

/** Adds a vet to the selected location, as a manager would. */
async function hire(page: Page, firstName: string, email: string): Promise<void> {
  await page.goto(`${stage.url}/dashboard`);
  await goTo(page, 'User Management');
  await rowOf(page, 'Maya Okafor').first().waitFor();
  await page.getByRole('button', { name: 'Add User' }).click();
  await fill(page, { 'First name': firstName, 'Last name': 'Quist', Email: email, 'Phone number': '5185550160' });
  await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).selectOption({ label: 'VET' });
  await fill(page, { 'Employee ID': 'B-77', 'Vet License number': '014120' });
  await save(page);
  // The date and the state are still missing.
  await page.getByRole('dialog').getByText('Please provide your vet license date').waitFor();
  expect(await fitsTheWindow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await fill(page, {
    'Expiration date': '09222028',
    'DEA license number': 'fq4418263',
    'DEA expiration date': '1/25/2029',
  });
  await page.getByRole('dialog').getByRole('combobox', { name: 'State' }).selectOption('NY');
  await save(page);
  await notice(page, 'Added user successfully').waitFor();
}

describe.each([
  ['desktop', desktop, 'Nora', 'nora.quist@signa.test'],
  ['phone', phone, 'Edda', 'edda.quist@signa.test'],
] as const)('a manager on %s', (_, viewport, firstName, email) => {
  it('A-022 A-080 A-084 A-091 A-100 A-103 A-086 A-460 A-463 adds a vet with license, DEA number and phone, who appears and signs in', async () => {
    const manager = await stage.pageAs(people.admin, { viewport });
    await hire(manager, firstName, email);
    await manager.getByRole('searchbox', { name: 'Search users' }).fill(`${firstName} qui`);
    await rowOf(manager, `${firstName} Quist`).click();
    const profile = manager.getByRole('region', { name: 'Profile' });
    for (const text of ['014120', '09-22-2028', '(518)-555-0160', 'B-77', 'FQ4418263', '01-25-2029'])
      await profile.getByText(text).waitFor();
    expect(await fitsTheWindow(manager)).toBe(true);

    const vet = await stage.page({ viewport });
    await signIn(vet, stage.url, email);
    await goTo(vet, 'Approve');
  });

  it('A-083 A-088 A-090 A-243 A-455 deactivates a user with an open session, who is refused at once', async () => {
    const vet = await stage.page({ viewport });
    await signIn(vet, stage.url, email);
    await goTo(vet, 'Approve');
    const manager = await stage.pageAs(people.admin, { viewport });
    await manager.goto(`${stage.url}/usermanagement`);
    await manager.getByRole('searchbox', { name: 'Search users' }).fill(`${firstName} qui`);
    await rowOf(manager, `${firstName} Quist`).click();
    await manager.getByRole('button', { name: 'Edit User' }).click();
    await manager.getByRole('switch', { name: 'Active at this location' }).click();
    await save(manager);
    await notice(manager, 'Updated user detail successfully').waitFor();
    await manager.getByRole('region', { name: 'User', exact: true }).getByText('Not active').waitFor();
    // The vet's open tab reports it live, and shows nothing of the location any more.
    await vet.getByText('You no longer have access to Wren Street Animal Hospital').waitFor();
    expect(await vet.locator('[data-task]').count()).toBe(0);
    await vet.reload();
    await notice(vet, 'Signing you out').waitFor();
  });

  it('A-242 A-091 keeps the input if another manager saved first', async () => {
    const [first, second] = [
      await stage.pageAs(people.vetadmin, { viewport }),
      await stage.pageAs(people.admin, { viewport }),
    ];
    const call = await callerAs(stage.url, people.admin);
    const { locationsUsers } = await call('LocationsUsers', { locationIds: [wren], userFilter: 'Luis Ferreira' });
    const id = locationsUsers.data[0]?.id ?? '';
    for (const page of [first, second]) {
      await page.goto(`${stage.url}/usermanagement/userprofile/${id}`);
      await page.getByRole('button', { name: 'Edit account' }).click();
      await dialog(page, 'Edit Account').getByRole('textbox', { name: 'First name' }).waitFor();
    }
    await fill(first, { 'Last name': `Ferreira ${firstName}` });
    await save(first);
    await notice(first, 'Updated user successfully').waitFor();

    await fill(second, { 'First name': `Luis ${firstName}`, 'Employee ID': `B-${firstName}` });
    await save(second);
    const refused = dialog(second, 'Edit Account').getByRole('alert');
    await refused.getByText('Someone else changed this user while you were editing.').waitFor();
    expect(await box(second, 'First name').inputValue()).toBe(`Luis ${firstName}`);
    expect(await axeViolations(second)).toEqual([]);
    await refused.getByRole('button', { name: 'Load latest version' }).click();
    await second.getByText('The latest version is loaded. Your changes are still here.').waitFor();
    expect(await box(second, 'Last name').inputValue()).toBe(`Ferreira ${firstName}`);
    await save(second);
    await notice(second, 'Updated user successfully').waitFor();
    const profile = second.getByRole('region', { name: 'Profile' });
    for (const text of [`Luis ${firstName}`, `Ferreira ${firstName}`, `B-${firstName}`])
      await profile.getByText(text, { exact: true }).waitFor();
  });
});
