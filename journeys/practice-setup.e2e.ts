import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { auditAccessibility } from './harness/accessibility.js';
import { fitsTheWindow, hasFocus } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { goTo, notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let support: Caller;
beforeAll(async () => {
  support = await callerAs(stage.url, people.support);
});

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search By Organization Or by Location' });
const found = (page: Page) => page.getByRole('list', { name: 'Practices' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const field = (page: Page, form: string, name: string) =>
  dialog(page, form).getByRole('textbox', { name: new RegExp(`^${name}`) });

async function addOrganization(page: Page, name: string): Promise<void> {
  const form = 'Add Organization';
  await page.getByRole('button', { name: form }).click();
  await field(page, form, 'Account number').fill('4711');
  await field(page, form, 'Organization name').fill(name);
  await field(page, form, 'Email').fill('office@heron.example');
  await dialog(page, form).getByRole('combobox', { name: 'Primary pharmacy' }).selectOption({ index: 1 });
  await dialog(page, form).getByRole('button', { name: 'Add address' }).click();
  const address = dialog(page, 'Add address');
  await address.getByRole('textbox', { name: 'Address line 1' }).fill('9 Lake Ave');
  await address.getByRole('textbox', { name: 'City' }).fill('Boise');
  await address.getByRole('combobox', { name: 'State' }).selectOption('ID');
  await address.getByRole('textbox', { name: 'Zip code' }).fill('83702');
  await address.getByRole('button', { name: 'Save address' }).click();
  await field(page, form, 'Phone number').fill('2085550100');
  await dialog(page, form).getByRole('button', { name: 'Add organization' }).click();
}

it('A-021 A-049 A-050 A-053 A-055 support finds a practice by keyboard, and returns to the same row', async () => {
  const page = await stage.pageAs(people.support, { viewport: desktop });
  await page.goto(`${stage.url}/support`);
  await goTo(page, 'Practice Setup');
  await expect.poll(() => hasFocus(box(page))).toBe(true);
  await page.keyboard.type('animal denver');
  await found(page).getByText('Front Range Companion Care, PLLC').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Practice details' }).waitFor();
  await page.keyboard.press('Escape');
  const row = found(page).getByRole('link', { name: /^Larkspur/ });
  await row.waitFor();
  await expect.poll(() => hasFocus(row)).toBe(true);
});

describe.each([
  ['desktop', desktop, 'Heron Pond Vets'],
  ['phone', phone, 'Plover Bay Vets'],
])('on %s', (_, viewport, name) => {
  it('A-110 A-112 A-113 A-114 A-052 support adds an organization with its location, and changes both', async () => {
    const page = await stage.pageAs(people.support, { viewport });
    await page.goto(`${stage.url}/support/practicesearch`);
    await addOrganization(page, name);
    await notice(page, 'Add Successfully').waitFor();
    await page.getByRole('heading', { level: 2, name }).waitFor();
    const locations = page.getByRole('list', { name: 'Locations' });
    await locations.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Edit Practice' }).click();
    await field(page, 'Edit Practice', 'HIN').fill('HP77');
    await dialog(page, 'Edit Practice').getByRole('button', { name: 'Save', exact: true }).click();
    await notice(page, 'Update Successfully').waitFor();
    await page.getByText('HP77').waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    const { practices } = await support('SearchPractices', { filter: name });
    expect(practices.data).toMatchObject([{ organization: { name }, locations: [{ name }] }]);
  });

  it('A-055 A-111 A-120 a manager changes their own location, and sees why the other fields are locked', async () => {
    const page = await stage.pageAs(people.admin, { viewport });
    await page.goto(`${stage.url}/practicesettings`);
    await page.getByText('Only Signa support can change the organization').waitFor();
    await page.getByRole('button', { name: 'Edit Practice' }).click();
    const form = dialog(page, 'Edit Practice');
    await form.getByText('Only Signa support can change the pharmacy and product range of a location.').waitFor();
    expect(await form.getByRole('textbox', { name: 'Email' }).count()).toBe(0);
    await field(page, 'Edit Practice', 'HIN').fill(name.slice(0, 8));
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await notice(page, 'Update Successfully').waitFor();
    await page.getByText(name.slice(0, 8)).waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
  });

  it('A-256 two users change one location: nothing is lost, and neither overwrites the other', async () => {
    const page = await stage.pageAs(people.admin, { viewport });
    await page.goto(`${stage.url}/practicesettings`);
    await page.getByRole('button', { name: 'Edit Practice' }).click();
    const form = dialog(page, 'Edit Practice');
    const website = `https://${name.slice(0, 5).toLowerCase()}.example`;
    await field(page, 'Edit Practice', 'Website').fill(website);
    await support('UpdateLocation', { updateLocationId: wren, input: { HIN: `S${name.slice(0, 5)}` } });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await form.getByText('Updated to their values: HIN.').waitFor();
    expect(await field(page, 'Edit Practice', 'Website').inputValue()).toBe(website);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await notice(page, 'Update Successfully').waitFor();
    const { location } = await support('GetLocation', { id: wren });
    expect(location).toMatchObject({ website, HIN: `S${name.slice(0, 5)}` });
  });
});

describe('pages of practices are accessible, on desktop and phone, in light and dark mode', () => {
  it('A-049 A-052 A-053 P-268 the search, an organization, a practice and their forms', async () => {
    const page = await stage.pageAs(people.support);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/support/practicesearch?search=animal`);
    await found(page).waitFor();
    await audit('the practices found');
    await page.getByRole('button', { name: 'Add Organization' }).click();
    await dialog(page, 'Add Organization').getByRole('button', { name: 'Add organization' }).click();
    await dialog(page, 'Add Organization').getByText('Please select a primary pharmacy').waitFor();
    await audit('Add Organization, with what is missing');
    await page.goto(`${stage.url}/support/organizationdetail/1`);
    await page.getByRole('list', { name: 'Locations' }).waitFor();
    await audit('an organization');
    await page.goto(`${stage.url}/support/practicedetail/${wren}`);
    await page.getByRole('button', { name: 'Edit Practice' }).click();
    await dialog(page, 'Edit Practice').waitFor();
    await audit('Edit Practice, of support');
    expect(violations).toEqual([]);
  });

  it('A-055 A-120 P-268 the settings of a practice and their form', async () => {
    const page = await stage.pageAs(people.admin);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/practicesettings`);
    await page.getByRole('heading', { name: 'Practice details' }).waitFor();
    await audit('the settings');
    await page.getByRole('button', { name: 'Edit Practice' }).click();
    await dialog(page, 'Edit Practice').waitFor();
    await audit('Edit Practice, of a manager');
    expect(violations).toEqual([]);
  });
});
