import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow, hasFocus } from './harness/form.js';
import { pimsOf } from './harness/simulators.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** The two values of a field and how they compare. */
const field = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

it('C-128 C-129 C-130 C-131 support finds, by keyboard, what a practice and its practice system know about a client', async () => {
  const page = await stage.pageAs(people.support, { viewport: desktop });
  const { keyboard } = page;
  await page.goto(`${stage.url}/support/pims`);
  const search = page.getByRole('searchbox', { name: 'Find A Location' });
  await search.waitFor();
  await expect.poll(() => hasFocus(search)).toBe(true);
  await keyboard.type('wren street animal');
  await page.getByRole('region', { name: 'Locations' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('1 found').first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');

  await page.getByRole('region', { name: 'Location', exact: true }).waitFor();
  await expect.poll(() => hasFocus(box(page, 'Reason'))).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.type('Ticket 4711');
  await keyboard.press('Enter');
  await page.getByText(/^The practice sees each lookup/).waitFor();
  await keyboard.press('/');
  await expect.poll(() => hasFocus(box(page, 'Email'))).toBe(true);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('Whitfield');
  await keyboard.press('Enter');
  const there = page.getByRole('radiogroup', { name: 'Clients In PIMS' }).getByRole('radio').first();
  await there.waitFor();
  await page.getByRole('radiogroup', { name: 'Clients In Signa' }).waitFor();
  await there.focus();
  await keyboard.press('Space');
  await page.getByText(/fields agree/).waitFor();
  expect(await field(page, 'First name').allInnerTexts()).toEqual(['Eleanor', 'Eleanor', 'same']);
  expect((await field(page, 'Email').allInnerTexts()).at(-1)).toBe('differs');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.getByRole('button', { name: /import|^link/i }).count()).toBe(0);
});

it('A-429 A-430 A-431 the practice sees which support user looked up whom and why, and can block lookups', async () => {
  const support = await stage.pageAs(people.support, { viewport: desktop });
  await support.goto(`${stage.url}/support/pims?location=1`);
  // The reason given within the last hour is still valid.
  await support.getByText(/^The practice sees each lookup/).waitFor();
  await support.getByRole('tab', { name: 'Patient' }).click();
  await box(support, 'PIMS ID').fill('9001');
  await support.getByRole('heading', { name: 'Bartholomew' }).waitFor();

  const admin = await stage.pageAs(people.vetadmin, { viewport: desktop });
  await admin.goto(`${stage.url}/usermanagement/audit`);
  const entry = admin.getByRole('listitem').filter({ hasText: 'Support looked up a patient' }).first();
  await entry.waitFor();
  expect(await entry.innerText()).toContain('Patient Bartholomew');
  expect(await entry.innerText()).toContain('Reason: Ticket 4711');

  await admin.goto(`${stage.url}/usermanagement/support-access`);
  await admin.getByRole('switch', { name: 'Only with our consent' }).click();
  await admin.getByText(/^Support cannot work as users of this location or look up its records/).waitFor();
  await support.reload();
  await support.getByText(/^This practice must give its consent before support can view its records\./).waitFor();
  expect(await box(support, 'PIMS ID').count()).toBe(0);
  await admin.getByRole('switch', { name: 'Only with our consent' }).click();
  await admin.getByText(/^To help you, support can work as users of this location and look up its records/).waitFor();
});

it('C-130 C-189 on a phone, support looks up a patient, even while the practice system is down', async () => {
  const page = await stage.pageAs(people.support, { viewport: phone });
  await page.goto(`${stage.url}/support/pims?location=1`);
  await page.getByRole('tab', { name: 'Patient' }).click();
  await box(page, 'PIMS ID').fill('9001');
  await page.getByRole('heading', { name: 'Bartholomew' }).waitFor();
  expect((await field(page, 'Name').allInnerTexts()).slice(0, 2)).toEqual(['Bartholomew', 'Bartholomew']);
  expect(await fitsTheWindow(page)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await pimsOf(stage.url).behave({ availability: 'down' });
  await box(page, 'PIMS ID').fill('9002');
  await page.getByText('There was an error trying to connect to the partner.').waitFor();
  await expect.poll(async () => (await field(page, 'Name').allInnerTexts())[0]).toBe('Clementine');
});

it('C-128 practice staff are refused the page', async () => {
  const page = await stage.pageAs(people.vet, { viewport: desktop });
  await page.goto(`${stage.url}/support/pims`);
  await page.getByText("you can't access this link").waitFor();
});
