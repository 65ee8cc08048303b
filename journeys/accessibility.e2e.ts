import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop } from './harness/browser.js';
import { axeViolations, ibmViolations } from './harness/checkers.js';
import { auditAccessibility } from './harness/accessibility.js';
import { cardOf, goTo, openCard, searchName } from './harness/portal.js';
import { waitForPatientFacts } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const formShown = (page: Page) => page.getByRole('heading', { level: 3, name: 'Prescription', exact: true }).waitFor();
const productBox = (page: Page) => page.getByLabel('Search By Product Name');
const row = (page: Page) => page.locator('[data-row]').first();

/** From the product name to the page after it, taking the first option in every step. */
async function chooseFirst(page: Page, typed: string): Promise<void> {
  await productBox(page).fill(typed);
  await page
    .getByRole('option', { name: new RegExp(`^${typed}`, 'i') })
    .first()
    .click();
  for (const name of ['Product Form', 'Product Strength', 'Product']) {
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await row(page).click();
  }
}

describe('pages are accessible, on desktop and phone, in light and dark mode', () => {
  it('P-268 before the sign-in', async () => {
    const page = await stage.page();
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/login`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await audit('/login');
    expect(violations).toEqual([]);
  });

  it('P-268 where requests are answered and prescriptions are looked up', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/dashboard`);
    await page.locator('[data-task]').first().waitFor();
    await page.getByRole('region', { name: 'Create' }).getByRole('button', { expanded: false }).first().click();
    await audit('/dashboard');
    await goTo(page, 'Approve');
    await searchName(page, 'Clementine');
    await audit('/approve');
    await openCard(page, 'Clementine', 'Gabapentin');
    const card = cardOf(page, 'Clementine', 'Gabapentin');
    await card.getByRole('button', { name: 'Authorize for Clementine' }).waitFor();
    await audit('an open request');
    await card.getByRole('button', { name: /^Decline/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Request' });
    await dialog.getByRole('radio').first().waitFor();
    await audit('declining');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await goTo(page, 'History');
    const prescription = page.getByRole('region', { name: 'Prescriptions' }).getByRole('link', { name: /Rx#/ }).first();
    await prescription.waitFor();
    await audit('/history');
    await page
      .getByRole('button', { name: /^Copy / })
      .first()
      .click();
    await formShown(page);
    await audit('/create/rx/direct/');
    await page.goBack();
    await prescription.click();
    await page.getByRole('region', { name: 'Audit trail' }).waitFor();
    await audit('/history/{id}');
    await page.goto(page.url().replace('/history/', '/print/rx/'));
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await audit('/print/rx/{id}');
    expect(violations).toEqual([]);
  });

  it('P-268 with warnings, and in everything that opens over a page', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/approve`);
    for (const [patient, product] of [
      ['Juniper', 'K9 Advantix'],
      ['Pepper', 'Phenobarbital'],
    ] as const) {
      await searchName(page, patient);
      const card = await openCard(page, patient, product);
      await waitForPatientFacts(card);
      await audit(`the open request of ${patient}`);
      await page.keyboard.press('Escape');
    }
    for (const name of [/^Location /, 'Notices', /^Account of/, 'Keyboard shortcuts']) {
      await page.setViewportSize(desktop);
      const opens = page.getByRole('button', { name });
      await opens.click();
      await audit(`what ${String(name)} opens`);
      await page.keyboard.press('Escape');
    }
    expect(violations).toEqual([]);
  });

  it("P-268 at a location without pending requests, and in support's area", async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/approve?name=nobody`);
    await page.getByText(/^Nothing in this view/).waitFor();
    await audit('an empty view');
    await page.goto(`${stage.url}/history?q=nobody`);
    await page.getByText('0 Results Found').first().waitFor();
    await audit('a history without results');
    const support = await stage.pageAs(people.support);
    await support.goto(`${stage.url}/support`);
    await support.getByRole('heading', { level: 1 }).waitFor();
    for (const fault of [...(await axeViolations(support)), ...(await ibmViolations(support))])
      violations.push(`/support: ${fault}`);
    expect(violations).toEqual([]);
  });

  it('P-268 each step of a new prescription', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/create`);
    await page.getByRole('option').first().waitFor();
    await audit('/create by client');
    await page.getByRole('option').first().click();
    await page.getByRole('region', { name: 'Patient Profile' }).waitFor();
    await audit('/clients/profile/{id}');
    await page.goto(`${stage.url}/create?createBy=product`);
    await productBox(page).fill('galliprant');
    await page.getByRole('option', { name: /Galliprant/ }).waitFor();
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await audit('/create by product');
    await page.getByRole('option', { name: /Galliprant/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Product Form', exact: true }).waitFor();
    await row(page).waitFor();
    await audit('/create/rx/product-selection');
    await row(page).click();
    for (const name of ['Product Strength', 'Product']) {
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
      await row(page).click();
    }
    await page.getByLabel('Search by client name, phone, email or patient').fill('willow');
    await page.getByRole('option', { name: /Willow/ }).click();
    await page.getByRole('option', { name: /^Willow/ }).waitFor();
    await audit('/create/rx, selecting the patient');
    await page.getByRole('option', { name: /^Willow/ }).click();
    await formShown(page);
    // An aria-disabled button still shows what is missing when clicked.
    await page.getByRole('button', { name: 'Authorize for Willow' }).click({ force: true });
    await page.getByText('This field is required').first().waitFor();
    await audit('/create/rx, with what is wrong in the form');
    expect(violations).toEqual([]);
  });

  it('C-004 P-268 the list of clients, full and empty', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/clientsearch`);
    await page.getByRole('region', { name: 'Clients' }).getByRole('link').first().waitFor();
    await audit('/clientsearch');
    await page.goto(`${stage.url}/clientsearch?q=nobody+at+all`);
    await page.getByText('No data found').waitFor();
    await audit('/clientsearch without a hit');
    expect(violations).toEqual([]);
  });

  it('C-059 C-069 C-079 P-268 the patient form: searched, filled in, invalid, with a warning and an open list', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/clients/profile/1`);
    await page.getByRole('button', { name: /^Add Patient/ }).click();
    await page.getByRole('combobox', { name: 'Patient name' }).fill('Moose');
    await page.getByRole('option', { name: /Moose/ }).waitFor();
    await audit('Add Patient, searching');
    await page.getByRole('tab', { name: 'Add Manually' }).click();
    await page.getByRole('button', { name: /^Add patient/ }).click();
    await page.getByText('Please select a birth date.').waitFor();
    await audit('Add Patient, with what is wrong in the form');
    await page.goto(`${stage.url}/clients/profile/1`);
    await page.getByRole('button', { name: /^Update Patient/ }).click();
    await page.getByRole('radio', { name: 'No' }).click();
    await page.getByText('All pending prescriptions will be declined automatically.').waitFor();
    await page.getByRole('combobox', { name: /^Allergies/ }).fill('e');
    await page.getByRole('option', { name: 'Beef' }).waitFor();
    await audit('Update Patient, with a warning and an open list');
    expect(violations).toEqual([]);
  });

  it('P-268 P-286 P-293 the command palette, before typing, with and without results', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/orders`);
    await page.getByRole('button', { name: 'Search and commands' }).click();
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('option', { name: 'Create Rx' }).waitFor();
    await audit('the palette');
    await page.keyboard.type('lin');
    await palette.getByRole('option', { name: /^Beatrix Lindgren/ }).waitFor();
    await audit('the palette with hits');
    await page.keyboard.press('ArrowRight');
    await palette.getByRole('group', { name: 'Actions: Beatrix Lindgren' }).waitFor();
    await audit('the actions of a client');
    await page.keyboard.type('xyzzy');
    await palette.getByText('Nothing matches').waitFor();
    await audit('the palette without a hit');
    expect(violations).toEqual([]);
  });

  it('C-139 C-140 P-268 the orders with their filters, and without results', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/orders`);
    await page.getByRole('article').first().waitFor();
    await audit('/orders');
    await page.getByRole('button', { name: 'Created' }).click();
    await page.getByRole('textbox', { name: 'Created from', exact: true }).waitFor();
    await audit('/orders with its days and times');
    await page.goto(`${stage.url}/orders?q=nobody+at+all`);
    await page.getByText('0 Results Found...').waitFor();
    await audit('/orders without a hit');
    expect(violations).toEqual([]);
  });

  it('P-268 product search, and prescribing for the practice itself', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/products`);
    await productBox(page).fill('galliprant');
    await page.getByRole('option', { name: /Galliprant/ }).waitFor();
    await audit('/products');
    await goTo(page, 'Office Use');
    await page.getByRole('region', { name: 'Prescriptions' }).getByRole('link').first().waitFor();
    await audit('/officeuserx');
    await page.getByRole('link', { name: 'Search Drug Name' }).click();
    await productBox(page).fill('convenia');
    await page.getByRole('option', { name: /^Convenia/ }).waitFor();
    await audit('/officeuserx/create/rx/product-selection');
    await chooseFirst(page, 'convenia');
    await formShown(page);
    await audit('/officeuserx/create/rx');
    expect(violations).toEqual([]);
  });

  it('C-125 C-109 P-268 the unlinked clients, with the panel that links one', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/link`);
    const link = page.getByRole('button', { name: 'Link Ravi Krishnamurthy' });
    await link.waitFor();
    await audit('/link');
    await link.click();
    const panel = page.getByRole('form', { name: 'Link Ravi Krishnamurthy to PIMS' });
    await panel.getByRole('textbox', { name: 'First name' }).fill('');
    await panel.getByRole('textbox', { name: 'Last name' }).fill('Kobayashi-Reyes');
    await panel.getByRole('radio', { name: /Hanna Kobayashi-Reyes/ }).check();
    await panel.getByRole('combobox', { name: 'Chutney in PIMS' }).waitFor();
    await audit('/link with its panel');
    expect(violations).toEqual([]);
  });

  it('C-027 C-029 P-268 adding a client, with matches here and in the practice system', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/clientsearch`);
    await page.getByRole('button', { name: 'Add New Client' }).first().click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Last name' }).fill('Whitfield');
    await page.getByRole('heading', { name: 'In PIMS' }).waitFor();
    await page
      .getByText('1 found', { exact: true })
      .or(page.getByLabel('1 found', { exact: true }))
      .first()
      .waitFor();
    await audit('Add Client, searching');
    expect(violations).toEqual([]);
  });

  it('C-128 C-130 P-268 support lookups', async () => {
    const page = await stage.pageAs(people.support);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/support/pims`);
    await page.getByRole('searchbox', { name: 'Find A Location' }).fill('wren');
    await page.getByRole('region', { name: 'Locations' }).waitFor();
    await audit('/support/pims');
    await page.goto(`${stage.url}/support/pims?location=1`);
    await page.getByRole('heading', { name: /^Why do you need to look up records of/ }).waitFor();
    await audit('/support/pims before the reason');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4711');
    await page.getByRole('button', { name: 'Look up records' }).click();
    await page.getByRole('textbox', { name: 'Last name' }).fill('Whitfield');
    await page.getByRole('radio').first().click();
    await page.getByText(/fields agree/).waitFor();
    await audit('/support/pims with a record');
    expect(violations).toEqual([]);
  });

  it('A-064 A-263 P-268 roles, as admin support edits them', async () => {
    const page = await stage.pageAs(people.adminSupport);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/support/role`);
    await page.getByRole('button', { name: 'Edit STAFF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Role' });
    await dialog.getByRole('checkbox', { name: 'Orders', exact: true }).click();
    await audit('the form of a role');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('region', { name: 'They lose' }).waitFor();
    await audit('what changes with a role');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await audit('/support/role');
    await page.getByRole('button', { name: /^Add Role/ }).click();
    await page.getByRole('dialog', { name: 'Add Role' }).getByRole('button', { name: 'Save' }).click();
    await audit('a new role that lacks everything');
    expect(violations).toEqual([]);
  });
});
