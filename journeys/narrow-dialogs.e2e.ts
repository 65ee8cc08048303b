import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop } from './harness/browser.js';
import { findOverflow, narrow } from './harness/narrow.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const dialogs = (page: Page) => page.locator('dialog[open]');
const loaded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-label^="Loading"], [aria-busy=true]') === null);

/** A dialog: its page, and what to press to bring it into the audited state. */
interface DialogPath {
  readonly name: string;
  readonly path: string;
  readonly press: readonly string[];
  readonly then?: (page: Page) => Promise<unknown>;
}

const profileOf = (client: string) => `/clients/profile/${client}`;

const typeClient = async (page: Page) => {
  await dialogs(page).getByLabel('First name').fill('Eleanor');
  await dialogs(page).getByLabel('Last name').fill('Whitfeld');
  await dialogs(page)
    .getByRole('link', { name: /Whitfield-Castellanos/ })
    .waitFor();
};

const chooseOther = async (page: Page) => {
  await dialogs(page).getByRole('textbox', { name: 'The other record' }).fill('Featherstonehaugh');
  await dialogs(page)
    .getByRole('radio', { name: /Featherstonehaugh/ })
    .click();
  await dialogs(page)
    .getByRole('button', { name: /^Keep the record of Constance/ })
    .waitFor();
};

const ways: readonly DialogPath[] = [
  { name: 'Search for Client', path: '/clientsearch', press: ['Add New Client'], then: typeClient },
  { name: 'Add Client', path: '/clientsearch', press: ['Add New Client', 'Add Client Manually'] },
  {
    name: 'an address of a new client',
    path: '/clientsearch',
    press: ['Add New Client', 'Add Client Manually', 'Add address'],
  },
  // Each address with the practice system's value next to it.
  { name: 'Update Client', path: profileOf('3'), press: ['Update Client'], then: (page) => page.getByText(/^As in PIMS/).first().waitFor() },
  { name: 'Update Patient', path: profileOf('3'), press: ['Update Patient'] },
  { name: 'Merge…', path: profileOf('3'), press: ['Merge…'] },
  { name: 'Merge… with a chosen record', path: profileOf('3'), press: ['Merge…'], then: chooseOther },
  { name: 'Merge Patient…', path: profileOf('3'), press: ['Merge Patient…'] },
  { name: 'Decline Request', path: '/approve?name=Barnaby', press: ['Decline'] },
  { name: 'Add User', path: '/usermanagement', press: ['Add User'] },
  { name: 'Edit account', path: '/usermanagement/userprofile/1', press: ['Edit account'] },
  { name: 'Add Shortcut', path: '/PrescribingShortcuts', press: ['Add'] },
  { name: 'Search and commands', path: '/dashboard', press: ['Search and commands'], then: (page) => page.keyboard.type('barnaby') },
]; // prettier-ignore

async function openBy(page: Page, { path, press, then }: DialogPath): Promise<void> {
  await page.goto(stage.url + path);
  await loaded(page);
  for (const name of press)
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .last()
      .click();
  await dialogs(page).first().waitFor();
  await then?.(page);
  await loaded(page);
}

it('P-383 no dialog is wider than a window of 320 pixels, and none breaks a word into letters', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: narrow });
  const cut: Record<string, readonly string[]> = {};
  for (const way of ways) {
    await openBy(page, way);
    const found = await findOverflow(page);
    if (found.length > 0) cut[way.name] = found;
  }
  expect(cut).toEqual({});
});

it('P-383 no section of Edit User is wider either', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: narrow });
  await page.goto(`${stage.url}/usermanagement`);
  await page.locator('[data-row]').first().click();
  await page.getByRole('button', { name: /^Edit User/ }).click();
  const tabs = dialogs(page).getByRole('tab');
  await tabs.first().waitFor();
  for (const tab of await tabs.all()) {
    await tab.click();
    await loaded(page);
    expect(await findOverflow(page)).toEqual([]);
  }
});

it.each([
  ['of 320 pixels', narrow],
  ['of 1280 pixels', desktop],
])('P-386 no part of Edit Role is beyond a window %s, and its modules alone scroll', async (_, viewport) => {
  const page = await stage.pageAs(people.adminSupport, { viewport });
  await openBy(page, { name: 'Edit Role', path: '/support/role', press: ['Edit STAFF'] });
  expect(await findOverflow(page)).toEqual([]);
});

it('P-386 A-462 a question shows whole in a window that narrowed while it was open', async () => {
  const page = await stage.pageAs(people.support, { viewport: desktop });
  await page.goto(`${stage.url}/support/organizationdetail/1`);
  await page.getByRole('switch', { name: /^Write-back o(n|ff) at Wren Street Animal Hospital/ }).click();
  const text = dialogs(page).getByText('Earlier entries stay there.');
  await text.waitFor();
  await page.setViewportSize(narrow);
  const isWhole = () =>
    text.evaluate((element) => {
      const scroll = element.closest('dialog > *');
      return scroll !== null && scroll.scrollHeight <= scroll.clientHeight;
    });
  await expect.poll(isWhole).toBe(true);
  expect(await findOverflow(page)).toEqual([]);
});
