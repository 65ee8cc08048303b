import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { auditAccessibility } from './harness/accessibility.js';
import { fitsTheWindow } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const battenkill = '2';
const marc = 'marc.pelletier@signa.test';
/** DIGITAIL users with one practice, and with three. */
const atDigitail = { one: '901', several: '902' } as const;

const stage = openStage();
let support: Caller;
beforeAll(async () => {
  support = await callerAs(stage.url, people.support);
});
const setUp = (pimsConnectionType: 'DIGITAIL' | 'VETSPIRE' | 'PULSE') =>
  support('UpdateLocation', {
    updateLocationId: battenkill,
    input: { isPimsEnabled: true, pimsConnectionType, pimsAccountId: null },
  });

const card = (page: Page) => page.getByRole('region', { name: 'PIMS connection' });
const select = (page: Page) => page.getByRole('dialog', { name: 'Select Practice' });

async function open(page: Page): Promise<void> {
  await page.goto(`${stage.url}/practicesettings`);
  await card(page).waitFor();
}
/** Goes to DIGITAIL's page and answers there. */
async function answer(page: Page, person: string, button: string): Promise<void> {
  await card(page).getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('heading', { name: 'Let Signa in' }).waitFor();
  await page.getByLabel('Sign in as').selectOption(person);
  await page.getByRole('button', { name: button }).click();
  await card(page).waitFor();
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on %s', (_, viewport) => {
  beforeEach(async () => {
    // Choosing another type clears the secret of an earlier test.
    await setUp('PULSE');
    await setUp('DIGITAIL');
  });

  it('A-121 A-128 A-129 A-130 A-131 A-132 a manager connects a practice by signing in at DIGITAIL', async () => {
    const page = await stage.pageAs(marc, { viewport });
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/digitail/token')) exchanges.push(request.method());
    });
    await open(page);
    await card(page).getByText('Not Connected').waitFor();
    await answer(page, atDigitail.several, 'Authorize');
    await select(page).getByText('Battenkill Mobile').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await select(page)
      .getByRole('radio', { name: /Battenkill Pet Wellness/ })
      .check();
    await select(page).getByRole('button', { name: 'Connect Battenkill Pet Wellness' }).click();
    await notice(page, 'Successfully connected to the practice system.').waitFor();
    await card(page).getByText('Connected', { exact: true }).waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    await page.reload();
    await card(page).getByText('Connected', { exact: true }).waitFor();
    expect(exchanges).toEqual(['POST']);
    await card(page).getByRole('button', { name: 'Sync users' }).click();
    await page.getByText(/^\d+ users synced$/).waitFor();
    const { location } = await support('GetLocation', { id: battenkill });
    expect(location).toMatchObject({ pimsAccountId: '4021', isPimsAccountSecretSet: true });
  });

  it('A-274 A-129 A-131 declining there, or canceling the choice, restores the previous state', async () => {
    const page = await stage.pageAs(marc, { viewport });
    await open(page);
    await answer(page, atDigitail.one, 'Cancel');
    await notice(page, 'Not connected').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await answer(page, atDigitail.several, 'Authorize');
    await select(page).getByRole('button', { name: 'Cancel' }).click();
    await select(page).waitFor({ state: 'hidden' });
    const { location } = await support('GetLocation', { id: battenkill });
    expect(location).toMatchObject({ pimsAccountId: null, isPimsAccountSecretSet: false });
  });

  it('A-122 A-123 A-125 A-275 a manager connects a practice by its account id and secret', async () => {
    await setUp('VETSPIRE');
    const page = await stage.pageAs(marc, { viewport });
    await open(page);
    await card(page).getByRole('button', { name: 'Edit PIMS account ID' }).click();
    await card(page).getByRole('textbox', { name: 'PIMS account ID' }).fill('sample-vetspire');
    await page.keyboard.press('Enter');
    await card(page)
      .getByText(/^Also enter the secret of this account/)
      .waitFor();
    await card(page).getByRole('button', { name: 'Set PIMS account secret' }).click();
    await card(page).getByLabel('PIMS account secret').fill('secret-of-vetspire');
    await page.keyboard.press('Enter');
    await card(page).getByText('*'.repeat(32)).waitFor();
    await card(page).getByRole('textbox', { name: 'PIMS account ID' }).press('Enter');
    await card(page).getByText('Connected', { exact: true }).waitFor();
    await card(page).getByRole('heading', { name: 'Extraction' }).waitFor();
    expect(await page.content()).not.toContain('secret-of-vetspire');
    expect(await fitsTheWindow(page)).toBe(true);
  });
});

/** A user at Wren Street who isn't linked to the practice system. */
async function unlinkedPerson(): Promise<string> {
  const admin = await callerAs(stage.url, people.admin);
  const { locationsUsers } = await admin('LocationsUsers', { locationIds: [wren], activeFilterType: 'active' });
  const person = locationsUsers.data.find(({ pimsId }) => pimsId === null);
  if (!person) throw new Error('Every sample user is linked');
  return `${stage.url}/usermanagement/userprofile/${person.id}`;
}
const linkCard = (page: Page) => page.getByRole('region', { name: 'PIMS Link' });
const editUser = (page: Page) => page.getByRole('dialog', { name: 'Edit User' });
const saveUser = (page: Page) => editUser(page).getByRole('button', { name: 'Save', exact: true }).click();

describe.each([
  ['desktop', desktop],
  ['phone', phone],
])('on %s', (_, viewport) => {
  it('A-083 A-093 A-272 A-276 a manager links a user to the practice system, and removes the link again', async () => {
    const page = await stage.pageAs(people.admin, { viewport });
    await page.goto(await unlinkedPerson());
    await linkCard(page).getByRole('button', { name: 'Link PIMS user' }).click();
    await editUser(page).getByRole('textbox', { name: 'Search PIMS users' }).fill('vander');
    await editUser(page)
      .getByRole('radio', { name: /Ines Vandermeer/ })
      .check();
    await editUser(page).getByRole('definition').filter({ hasText: 'Locum' }).waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    await saveUser(page);
    await notice(page, 'User linked successfully.').waitFor();
    await linkCard(page).getByText('Dr. Ines Vandermeer').waitFor();
    await linkCard(page).getByRole('button', { name: 'Change PIMS user' }).click();
    await editUser(page).getByRole('button', { name: 'Unlink' }).click();
    await saveUser(page);
    await notice(page, 'User unlinked.').waitFor();
    await linkCard(page).getByRole('button', { name: 'Link PIMS user' }).waitFor();
  });
});

describe('pages of a connection are accessible, on desktop and phone, in light and dark mode', () => {
  it('A-121 A-129 P-268 not connected, choosing a practice, edited in place, and connected', async () => {
    await setUp('PULSE');
    await setUp('DIGITAIL');
    const page = await stage.pageAs(marc);
    const { violations, audit } = auditAccessibility(page);
    await open(page);
    await card(page).getByText('Not Connected').waitFor();
    await audit('not connected');
    await answer(page, atDigitail.several, 'Authorize');
    await select(page).waitFor();
    await audit('Select Practice');
    await select(page)
      .getByRole('radio', { name: /Battenkill Pet Wellness/ })
      .check();
    await select(page)
      .getByRole('button', { name: /^Connect Battenkill/ })
      .click();
    await card(page).getByText('Connected', { exact: true }).waitFor();
    await card(page).getByRole('button', { name: 'Replace PIMS account secret' }).click();
    await audit('connected, with the secret being replaced');
    expect(violations).toEqual([]);
  });

  it('A-121 A-122 P-268 the connection and its stages, as support sees them', async () => {
    await setUp('VETSPIRE');
    const input = { pimsAccountId: 'sample-vetspire', pimsAccountSecret: 'secret-of-vetspire' };
    await support('UpdateLocation', { updateLocationId: battenkill, input });
    const page = await stage.pageAs(people.support);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/support/practicedetail/${battenkill}`);
    await card(page).getByRole('heading', { name: 'Extraction' }).waitFor();
    await audit('the connection, of support');
    expect(violations).toEqual([]);
  });

  it("A-083 A-093 P-268 a user's link, and the tab that sets it", async () => {
    const page = await stage.pageAs(people.admin);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(await unlinkedPerson());
    await linkCard(page).getByRole('button', { name: 'Link PIMS user' }).click();
    await editUser(page)
      .getByRole('radio', { name: /Ines Vandermeer/ })
      .check();
    await editUser(page).getByRole('button', { name: 'Unlink' }).waitFor();
    await audit('the tab PIMS User');
    await saveUser(page);
    await editUser(page).waitFor({ state: 'hidden' });
    await linkCard(page).getByText('Dr. Ines Vandermeer').waitFor();
    await audit('the profile of a linked user');
    expect(violations).toEqual([]);
  });
});
