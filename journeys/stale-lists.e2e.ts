import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, screenTimeout, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { delayCalls } from './harness/delay-calls.js';
import { lookupOf, wren } from './harness/lookup.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
let profile = '';
const { clientOf } = lookupOf(() => maya);
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  profile = `/clients/profile/${(await clientOf('Clementine')).clientId}`;
  // The audit of a new sample may be empty.
  const home = { addressTypeId: 1, addressLine1: '18 Regent St', city: 'Saratoga Springs', state: 'NY', zip: '12866' };
  const phones = [{ phoneTypeId: 1, phoneNumber: '5185550399' }];
  const name = { firstName: 'Orsolya', lastName: 'Quillfeather' };
  const input = { ...name, locationClientPhones: phones, locationClientAddress: [home] };
  await maya('AddLocationClient', { locationId: wren, input });
});

/** A list with filters, one change of them, and the operation that fetches it. */
interface List {
  readonly title: string;
  readonly email: string;
  readonly path: () => string;
  readonly call: string;
  /** Part of a row that can be pressed. */
  readonly row: string;
  readonly change: (page: Page) => Promise<void>;
}

const search = (text: string) => (page: Page) => page.getByRole('searchbox').first().fill(text);
const turn = (name: string) => (page: Page) =>
  page
    .getByRole('switch', { name })
    .last()
    .evaluate((element: HTMLElement) => element.click());

const lists: readonly List[] = [
  {
    title: 'the requests of the queue',
    email: people.vet,
    path: () => '/approve',
    call: 'GetPrescriptionTasksGrouped',
    row: '[data-task] button',
    change: search('captain'),
  },
  {
    title: 'the history',
    email: people.vet,
    path: () => '/history',
    call: 'GetPrescriptionHistory',
    row: '[data-row]',
    change: search('an'),
  },
  {
    title: 'the clients',
    email: people.vet,
    path: () => '/clientsearch',
    call: 'LocationClientSearch',
    row: '[data-row]',
    change: turn('Show only active'),
  },
  {
    title: 'the orders',
    email: people.vet,
    path: () => '/orders',
    call: 'GetOrdersByLocationId',
    row: 'article a',
    change: search('an'),
  },
  {
    title: 'the unlinked clients',
    email: people.vet,
    path: () => '/link',
    call: 'GetUnlinkedLocationClients',
    row: 'li button',
    change: search('ravi'),
  },
  {
    title: 'the requests of a patient',
    email: people.vet,
    path: () => profile,
    call: 'GetPrescriptionTasks',
    row: 'section:has([role=switch]) li a',
    change: turn('Show only pending'),
  },
  {
    title: 'the office-use prescriptions',
    email: people.vet,
    path: () => '/officeuserx',
    call: 'GetPrescriptionHistory',
    row: 'section[aria-label=Prescriptions] a',
    change: turn('Show Only Active'),
  },
  {
    title: 'the shortcuts',
    email: people.vet,
    path: () => '/PrescribingShortcuts',
    call: 'Shortcut',
    row: '[aria-labelledby^=shortcuts] button',
    change: search('twice'),
  },
  {
    title: 'the users',
    email: people.vetadmin,
    path: () => '/usermanagement',
    call: 'LocationsUsers',
    row: '[data-row]',
    change: turn('Show Only Active'),
  },
  {
    title: 'the audit',
    email: people.vetadmin,
    path: () => '/usermanagement/audit',
    call: 'GetAudit',
    row: 'ul[aria-label=Entries] button',
    change: async (page) => {
      await page.getByRole('button', { name: 'Person' }).click();
      await page.getByRole('option').first().click();
    },
  },
  {
    title: 'the users of every practice',
    email: people.support,
    path: () => '/support/impersonate?search=maya',
    call: 'Users',
    row: 'section[aria-label=Users] li button',
    change: turn('Show Only Active'),
  },
  {
    title: 'the practices',
    email: people.support,
    path: () => '/support/practicesearch?search=animal',
    call: 'SearchPractices',
    row: 'ul[aria-label=Practices] a',
    change: turn('Show only active'),
  },
  {
    title: 'the locations of an organization',
    email: people.support,
    path: () => '/support/organizationdetail/1',
    call: 'Locations',
    row: 'ul[aria-label=Locations] a',
    change: search('an'),
  },
];

/** Clicks the center of whatever is there. */
async function pressAt(page: Page, row: string): Promise<void> {
  const { x, y } = await page
    .locator(row)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  await page.mouse.click(x, y);
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on %s, while the answer to another filter is pending', (_, viewport) => {
  it.each(lists)(
    'P-311 P-147 $title neither look like the answer nor respond like it',
    async ({ email, path, call, row, change }) => {
      const page = await stage.pageAs(email, { viewport });
      await page.goto(stage.url + path());
      await page.locator(row).first().waitFor();
      await expect.poll(() => page.locator('main [aria-busy=true]').count(), { timeout: screenTimeout }).toBe(0);
      const release = await delayCalls(page, call);
      let calls = 0;
      page.on('request', (request) => (calls += Number(request.postData()?.includes(`"${call}"`) ?? false)));
      await change(page);
      const stale = page.locator('main [inert]');
      await stale.waitFor();
      expect(await stale.evaluate((element, selector) => element.contains(document.querySelector(selector)), row)).toBe(
        true,
      );
      await page.getByText('Loading…', { exact: true }).waitFor();
      // A page can update before the browser reports the call it sent.
      await expect.poll(() => calls, { timeout: screenTimeout }).toBe(1);
      expect(Number(await stale.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1);
      const before = page.url();
      await pressAt(page, row);
      expect(page.url()).toBe(before);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await stale.evaluate((element) => element.contains(document.activeElement))).toBe(false);
      release();
      await expect.poll(() => page.locator('main [inert]').count(), { timeout: screenTimeout }).toBe(0);
      expect(await page.getByText('Loading…', { exact: true }).count()).toBe(0);
      expect(calls).toBe(1);
    },
  );
});
