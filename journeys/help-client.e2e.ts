import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, screenTimeout, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow, hasFocus } from './harness/form.js';
import { lookupOf } from './harness/lookup.js';
import { storefrontOf } from './harness/simulators.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { clientOf } = lookupOf(() => maya);

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

const helpClient = (page: Page) => page.getByRole('button', { name: 'Help Client' });
const isReady = (page: Page) =>
  expect.poll(() => helpClient(page).getAttribute('aria-disabled'), { timeout: screenTimeout }).toBeNull();
const waitsForRavi =
  'Help Client is waiting for the storefront account of Ravi Krishnamurthy. Checked every 10 seconds.';
const sentence = (page: Page) => page.getByRole('status').filter({ hasText: waitsForRavi });

async function openProfile(page: Page, patient: string): Promise<string> {
  const { clientId } = await clientOf(patient);
  await page.goto(`${stage.url}/clients/profile/${clientId}`);
  return clientId;
}

/** What the browser blocked because of a policy, and directives it doesn't know. */
function policyReports(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/policy|violates/i.test(message.text())) reports.push(message.text());
  });
  return reports;
}

describe.each([
  ['desktop, by keyboard alone', desktop, (page: Page) => page.keyboard.press('h')],
  ['phone', phone, (page: Page) => helpClient(page).click()],
] as const)('on %s', (_, viewport, press) => {
  it('C-050 C-142 C-144 C-147 C-183 C-240 C-244 a client is helped in the storefront, in a separate tab', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    const reports = policyReports(page);
    const clientId = await openProfile(page, 'Clementine');
    await isReady(page);
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    const opened = page.waitForEvent('popup');
    await press(page);
    const shop = await opened;
    await shop.getByRole('heading', { name: 'Order for Eleanor Whitfield-Castellanos' }).waitFor();
    await shop.getByText('Dr. Maya Okafor orders on behalf of this client.').waitFor();
    expect(shop.url()).toBe(`${stage.url}/outside/storefront/shop`);
    expect(await shop.evaluate(() => window.opener === null)).toBe(true);
    expect(page.url()).toContain(`/clients/profile/${clientId}`);
    await isReady(page);
    expect(reports).toEqual([]);

    const patients = await shop.getByLabel('Client and patient').locator('option').allTextContents();
    expect(patients.every((label) => label.startsWith('Eleanor Whitfield-Castellanos: '))).toBe(true);
    await shop
      .getByLabel('Client and patient')
      .selectOption({ label: patients.find((label) => label.includes('Clementine')) });
    await shop.getByRole('button', { name: 'Raise the request' }).click();
    await shop.getByText('The request has been raised.').waitFor();
    await page.goto(`${stage.url}/outside/storefront/shop`);
    await page.getByRole('heading', { name: 'Order for Eleanor Whitfield-Castellanos' }).waitFor();
  });
});

describe('a client without an account', () => {
  it('C-143 C-191 C-244 shows a waiting state, and can be helped once there is one', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone });
    const clientId = await openProfile(page, 'Chutney');
    await sentence(page).waitFor();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await fitsTheWindow(page)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(await helpClient(page).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('h');
    expect(page.context().pages()).toHaveLength(1);

    const { locationClient } = await maya('GetLocationClient', { id: clientId });
    await storefrontOf(stage.url).giveAccount(locationClient?.uuid ?? '', 'Ravi Krishnamurthy');
    await isReady(page);
    await sentence(page).waitFor({ state: 'detached' });
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('h');
    await (await opened).getByRole('heading', { name: 'Order for Ravi Krishnamurthy' }).waitFor();
  });
});

describe('a session that cannot be opened', () => {
  it('C-146 C-240 is reported, its tab closes, and the next press opens one', async () => {
    const page = await stage.pageAs(people.vet);
    await openProfile(page, 'Clementine');
    await isReady(page);
    await page.route('**/outside/storefront/session', (route) => route.fulfill({ status: 503, body: '{}' }));
    const came = page.waitForEvent('popup');
    await helpClient(page).focus();
    await page.keyboard.press('Enter');
    await notice(page, 'Error Impersonating').waitFor();
    await page.getByText('Could not impersonate this client. Please try again later.').waitFor();
    const tab = await came;
    await expect.poll(() => tab.isClosed(), { timeout: screenTimeout }).toBe(true);
    expect(await hasFocus(helpClient(page))).toBe(true);
    await page.unroute('**/outside/storefront/session');
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await (await opened).getByRole('heading', { name: 'Order for Eleanor Whitfield-Castellanos' }).waitFor();
    await notice(page, 'Error Impersonating').waitFor({ state: 'detached' });
  });
});

it('C-142 C-193 Help Client is not offered at a location without the feature', async () => {
  const denver = await callerAs(stage.url, people.denverVet);
  const { locationClientSearch } = await denver('LocationClientSearch', { locationId: '3', filter: 'Santillan' });
  const page = await stage.pageAs(people.denverVet);
  await page.goto(`${stage.url}/clients/profile/${locationClientSearch.data[0]?.id ?? ''}`);
  await page.getByRole('heading', { level: 2, name: 'Guadalupe Santillan' }).waitFor();
  expect(await helpClient(page).count()).toBe(0);
});
