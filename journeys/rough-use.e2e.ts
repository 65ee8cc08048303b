import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { authorize, directions, fillForm, refills, wizardPath } from './harness/form.js';
import { delayCalls } from './harness/delay-calls.js';
import { lookupOf } from './harness/lookup.js';
import { pharmacyOf } from './harness/simulators.js';
import { notice } from './harness/portal.js';
import { completeRequiredSteps } from './harness/required-steps.js';
import { fillSignIn, people, signedIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

// As `npm start` runs it.
const stage = openStage({ database: 'embedded' });
const typed = 'Give 1 tablet by mouth once daily.';
const noAnswer = /^No response\. Press Authorize again\. It is stored only once/;
let maya: Caller;
let productId: string;
const { clientOf, prescriptionsOf, newestOf, productIdOf, saveDraft } = lookupOf(() => maya);

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  productId = await productIdOf('Prednisone', { strength: '5 mg', pack: 30 });
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

async function openForm(page: Page, patient: string): Promise<void> {
  await page.goto(stage.url + wizardPath({ ...(await clientOf(patient)), productId }));
  await directions(page).waitFor();
}

const isSave = (request: Request) => request.postData()?.includes('"AddPrescription"') === true;

/** Delivers the save to the server but drops its answer. */
const loseAnswers = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (!isSave(route.request())) return await route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });

const isBack = (page: Page) => page.getByText(/^Your unsent changes from .+ were restored\./).waitFor();

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a new prescription survives rough use, on %s', (_, viewport) => {
  /** Counts a patient's new prescriptions from now on. */
  async function countFrom(patient: string) {
    const { length } = await prescriptionsOf(patient);
    return async () => (await prescriptionsOf(patient)).length - length;
  }

  it('P-007 P-123 a double click on Authorize stores once', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    await openForm(page, 'Moose');
    await fillForm(page, typed);
    await completeRequiredSteps(page);
    const added = await countFrom('Moose');
    await authorize(page, 'Moose').dblclick();
    await notice(page, 'Rx created successfully').waitFor();
    await directions(page).waitFor({ state: 'detached' });
    expect(await added()).toBe(1);
  });

  it('P-254 the buttons do not move while the check loads, so that no press hits another one', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    const release = await delayCalls(page, 'GetSigningFacts');
    await openForm(page, 'Moose');
    await fillForm(page, typed);
    const checking = page.locator('[data-signing] p').getByText('Checking the patient’s other prescriptions…');
    await checking.waitFor();
    const buttons = [authorize(page, 'Moose'), page.getByRole('button', { name: 'Save As Draft' })];
    const places = () => Promise.all(buttons.map((button) => button.boundingBox()));
    const before = await places();
    release();
    await checking.waitFor({ state: 'detached' });
    expect(await places()).toEqual(before);
  });

  it('P-098 a lost connection is reported and keeps the input; the next attempt stores once', async () => {
    const context = await stage.contextAs(people.vet, { viewport });
    const page = await context.newPage();
    await openForm(page, 'Ember');
    await fillForm(page, typed);
    await completeRequiredSteps(page);
    const added = await countFrom('Ember');
    await context.setOffline(true);
    await authorize(page, 'Ember').click();
    await page.getByText(noAnswer).filter({ visible: true }).first().waitFor();
    expect(await directions(page).inputValue()).toBe(typed);
    expect(await added()).toBe(0);
    await context.setOffline(false);
    await authorize(page, 'Ember').click();
    await notice(page, 'Rx created successfully').waitFor();
    expect(await added()).toBe(1);
  });

  it('P-098 a save with a lost answer is stored once, however often it is sent, and after a reload too', async () => {
    const page = await stage.pageAs(people.vet, { viewport });
    await openForm(page, 'Willow');
    await fillForm(page, typed);
    await completeRequiredSteps(page);
    const added = await countFrom('Willow');
    await loseAnswers(page);
    for (let press = 0; press < 2; press += 1) {
      const lost = page.waitForEvent('requestfailed', isSave);
      await authorize(page, 'Willow').click();
      await lost;
      await page.getByText(/^No response\. Press Authorize again\. .+ It was sent on /).waitFor();
      await expect.poll(added).toBe(1);
    }
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await isBack(page);
    await page.getByText(/^No response\. Press Authorize again\. .+ It was sent on /).waitFor();
    expect(await directions(page).inputValue()).toBe(typed);
    await authorize(page, 'Willow').click();
    await notice(page, 'Rx created successfully').waitFor();
    expect(await added()).toBe(1);
    expect(await newestOf('Willow')).toMatchObject({ directions: typed, rxNumber: expect.any(String) });
  });

  it('P-007 of two tabs with one draft, the first is stored, and the second shows that and keeps its text', async () => {
    const draft = await saveDraft('Agatha', { productId });
    const context = await stage.contextAs(people.vet, { viewport });
    const tabs = [await context.newPage(), await context.newPage()] as const;
    for (const tab of tabs) {
      await tab.goto(`${stage.url}/create`);
      const list = tab.getByRole('region', { name: 'Active RX Drafts' });
      await list
        .getByRole('button', { name: /Agatha/ })
        .first()
        .click();
      await list.getByRole('button', { name: 'Create the prescription for Agatha' }).click();
      await directions(tab).waitFor();
    }
    await fillForm(tabs[0], typed);
    await completeRequiredSteps(tabs[0]);
    await authorize(tabs[0], 'Agatha').click();
    await notice(tabs[0], 'Rx created successfully').waitFor();
    await directions(tabs[1]).fill('Give half a tablet.');
    await refills(tabs[1]).selectOption('1');
    await tabs[1]
      .getByText(/This is no longer a draft: it is 'Created'/)
      .first()
      .waitFor();
    expect(await authorize(tabs[1], 'Agatha').getAttribute('aria-disabled')).toBe('true');
    expect(await directions(tabs[1]).inputValue()).toBe('Give half a tablet.');
    const { prescription } = await maya('GetPrescription', { id: draft });
    expect(prescription).toMatchObject({ directions: typed, refills: 0, rxNumber: expect.any(String) });
  });

  it('A-016 P-042 a session that ends while the form is open leads to the sign-in, and back to the input', async () => {
    const context = await stage.context({ viewport });
    const page = await signedIn(context, stage.url, people.vet);
    await openForm(page, 'Wellington');
    await fillForm(page, typed);
    await completeRequiredSteps(page);
    const added = await countFrom('Wellington');
    await context.clearCookies();
    await context.route('**/graphql', async (route) => {
      await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } });
    });
    const note = page.getByLabel('Note To Pharmacy').first();
    if (await note.isVisible()) await note.fill('Discussed with the owner.');
    await authorize(page, 'Wellington').click();
    await notice(page, 'Not logged in').waitFor();
    await page.waitForURL(`${stage.url}/login`);
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, people.vet);
    await isBack(page);
    expect(await added()).toBe(0);
    expect(await directions(page).inputValue()).toBe(typed);
    await authorize(page, 'Wellington').click();
    await notice(page, 'Rx created successfully').waitFor();
    expect(await added()).toBe(1);
  });
});
