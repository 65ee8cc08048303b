import type { Operations } from '@signa/core/contract';
import { addDays, addMonths, formatDate, todayIn } from '@signa/core/base';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone, screenTimeout } from './harness/browser.js';
import { type Asker, type Caller, askerAs, callerAs } from './harness/call.js';
import {
  authorize,
  clientBox,
  directions,
  fillForm,
  hasFocus,
  heading,
  refills,
  row,
  wizardPath,
} from './harness/form.js';
import { lookupOf, wren } from './harness/lookup.js';
import { pharmacyOf } from './harness/simulators.js';
import { notice } from './harness/portal.js';
import { completeRequiredSteps, waitForPatientFacts } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

type Input = Operations['AddPrescription']['variables']['input'];

const stage = openStage();
const typed = 'Give 1 tablet by mouth once daily.';
const why = 'Discussed with the owner.';
const texts = {
  controlled: 'Please contact the pharmacy to prescribe controlled substances',
  inactiveProduct: 'This product is not available, please reselect',
  inactivePatient: 'Patient is not active',
  inactiveClient: 'Client is not active',
  date: 'Please provide a valid Date',
};
let maya: Caller;
let ask: Asker;
/** Prednisone and Alprazolam products, by what makes them special here. */
let products: Readonly<
  Record<'ordinary' | 'controlled' | 'scheduleOne' | 'gone' | 'goingAtDesk' | 'goingOnPhone', string>
>;
const { clientOf, prescriptionsOf, newestOf, productIdOf, vetIdOf } = lookupOf(() => maya);

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  products = {
    ordinary: await productIdOf('Prednisone', { strength: '5 mg', pack: 30 }),
    controlled: await productIdOf('Alprazolam', { strength: '1 mg', pack: 30 }),
    scheduleOne: await productIdOf('Alprazolam', { strength: '2 mg', pack: 30 }),
    gone: await productIdOf('Prednisone', { strength: '20 mg', pack: 30 }),
    goingAtDesk: await productIdOf('Prednisone', { strength: '10 mg', pack: 30 }),
    goingOnPhone: await productIdOf('Prednisone', { strength: '50 mg', pack: 30 }),
  };
  // The catalog has no Schedule I product, and no portal operation changes a product.
  await stage.server.alter(
    `update product set dea_schedule = 'C-I' where id = ${products.scheduleOne};
     update product set is_active = false where id = ${products.gone}`,
  );
  ask = await askerAs(stage.url, people.vet);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

/** Today at the practice, where it may still be yesterday. */
const today = () => todayIn(null, new Date().toISOString());

/** What the portal sends for a valid form with every step completed. */
async function inputFor(patient: string, productId: string, over: Partial<Input> = {}): Promise<Input> {
  const { clientId, patientId } = await clientOf(patient);
  return {
    locationId: wren,
    locationClientId: clientId,
    locationPatientId: patientId,
    productId,
    unitPerFill: 30,
    directions: typed,
    refills: 0,
    prnFlag: false,
    // Within the law of New York for a benzodiazepine.
    prescExpiryDate: addDays(today(), 28),
    authorizingVet: await vetIdOf('Dr. Maya Okafor'),
    rxOriginCode: 'create',
    noteToPharmacy: why,
    confirmedPatientId: patientId,
    ...over,
  };
}

/** Sends it to the server directly; expects the screen's text at the field, and nothing stored. */
async function refusedByServer(
  patient: string,
  input: Input,
  issue: { readonly path: string; readonly message: string },
  types: readonly string[] = ['AuthorizeRx', 'PrintRx'],
): Promise<void> {
  const before = (await prescriptionsOf(patient)).length;
  for (const addPrescriptionType of types) {
    const answer = await ask('AddPrescription', { input, addPrescriptionType });
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', message: issue.message, issues: [issue] },
    });
  }
  expect(await prescriptionsOf(patient)).toHaveLength(before);
}

async function openForm(page: Page, patient: string, productId: string): Promise<void> {
  await page.goto(stage.url + wizardPath({ ...(await clientOf(patient)), productId }));
  await directions(page).waitFor();
}

/**
 * Blocks live updates, as on a network that doesn't allow streams, so that only the refusal of the save shows the
 * change.
 */
const blockLiveUpdates = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"LocationChanged"') ? route.abort() : route.fallback(),
  );

/** Presses the button for an invalid form: the text is shown, nothing is stored, and the input is kept. */
async function pressAndExpectRefusal(page: Page, patient: string, button: Locator, words: string): Promise<void> {
  const before = await prescriptionsOf(patient);
  // Late content would move the button during a forced click.
  await waitForPatientFacts(page);
  // An aria-disabled button still shows what is missing when clicked.
  await button.click({ force: true });
  await page.getByText(words, { exact: true }).first().waitFor();
  expect(await prescriptionsOf(patient)).toHaveLength(before.length);
  expect(await directions(page).inputValue()).toBe(typed);
}

/** The same press once the form is corrected. */
async function pressAndIssue(page: Page, patient: string): Promise<void> {
  const before = await prescriptionsOf(patient);
  await completeRequiredSteps(page);
  await authorize(page, patient).click();
  await notice(page, 'Rx created successfully').waitFor();
  const [newest, ...others] = await prescriptionsOf(patient);
  expect(others).toHaveLength(before.length);
  expect(newest).toMatchObject({ directions: typed, rxNumber: expect.any(String) });
}

const expiration = (page: Page) => page.getByLabel('Expiration', { exact: true });
const issueButton = (page: Page, patient: string) =>
  page.getByRole('button', { name: new RegExp(`^(Authorize|Print Rx) for ${patient}`) });
/** A text in the form itself, not in a notification or next to the button. */
const inForm = (page: Page, words: string) =>
  page.locator('[data-prescription-form]').getByText(words, { exact: true });

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('invalid prescriptions are refused, on %s', (_, viewport) => {
  const isDesk = viewport === desktop;
  const open = () => stage.pageAs(people.vet, { viewport });

  it('P-115 P-043 a Schedule I product is not issued, and can be kept as a draft', async () => {
    const page = await open();
    await openForm(page, 'Moose', products.scheduleOne);
    await fillForm(page, typed);
    await pressAndExpectRefusal(page, 'Moose', issueButton(page, 'Moose'), texts.controlled);
    await inForm(page, texts.controlled).waitFor();
    await refusedByServer('Moose', await inputFor('Moose', products.scheduleOne), {
      path: 'productId',
      message: texts.controlled,
    });
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await notice(page, 'Draft saved successfully').waitFor();
    expect(await newestOf('Moose')).toMatchObject({ rxStatus: { code: 'Draft' }, directions: typed });
  });

  it('P-115 P-066 a vet with an expired DEA license cannot authorize a controlled product; one with a license can', async () => {
    const page = await open();
    await openForm(page, 'Diesel', products.controlled);
    await fillForm(page, typed);
    const vet = page.getByLabel('Authorizing Vet', { exact: true });
    await vet.selectOption({ label: 'Dr. Samuel Oyelaran' });
    await page.getByText('No current DEA license', { exact: true }).waitFor();
    await pressAndExpectRefusal(page, 'Diesel', issueButton(page, 'Diesel'), texts.controlled);
    await inForm(page, texts.controlled).waitFor();
    const authorizingVet = await vetIdOf('Dr. Samuel Oyelaran');
    await refusedByServer('Diesel', await inputFor('Diesel', products.controlled, { authorizingVet }), {
      path: 'productId',
      message: texts.controlled,
    });

    await vet.selectOption({ label: 'Dr. Maya Okafor' });
    await completeRequiredSteps(page);
    await issueButton(page, 'Diesel').click();
    await page.getByText('Accepted. Print it, then close this view.').waitFor();
    expect(await newestOf('Diesel')).toMatchObject({ directions: typed, rxNumber: expect.any(String) });
  });

  it('P-060 P-399 a controlled product is never PRN, drafts included, and has the refills that the law allows', async () => {
    const page = await open();
    await openForm(page, 'Diesel', products.controlled);
    await page.getByText('A controlled product is never PRN.').waitFor();
    const prn = page.getByRole('checkbox', { name: 'PRN' });
    expect([await prn.isDisabled(), await prn.isChecked()]).toEqual([true, false]);
    // The law comes with the knowledge, which loads after the form.
    const offered = () => refills(page).locator('option').allTextContents();
    await expect.poll(offered, { timeout: screenTimeout }).toEqual(['Choose', '0']);
    if (isDesk) await page.getByText('No refills · At most 30 days per fill').waitFor();
    await refusedByServer(
      'Diesel',
      await inputFor('Diesel', products.controlled, { prnFlag: true, refills: null }),
      { path: 'prnFlag', message: 'A controlled product cannot be PRN. Choose a number of refills' },
      ['AuthorizeRx', 'PrintRx', 'SaveAsDraft'],
    );
  });

  it('P-046 P-011 an outdated link to a discontinued product leads back to the choice, and the new choice is issued', async () => {
    const page = await open();
    const input = await inputFor('Ember', products.gone);
    await refusedByServer('Ember', input, { path: 'productId', message: texts.inactiveProduct });
    for (const [productId, step] of [
      ['999999999', 'Search For Product'],
      [products.gone, 'Product'],
    ] as const) {
      await page.goto(stage.url + wizardPath({ ...(await clientOf('Ember')), productId }));
      await page.getByText(texts.inactiveProduct).first().waitFor();
      await heading(page, step).waitFor();
      expect(new URL(page.url()).searchParams.has('productId')).toBe(false);
      expect(await directions(page).count()).toBe(0);
    }
    await row(page, /100 tablets/).click();
    await fillForm(page, typed);
    await pressAndIssue(page, 'Ember');
    expect(await newestOf('Ember')).toMatchObject({ unitPerFill: 100 });
  });

  it('P-046 P-003 P-036 a product discontinued while the form is open is refused; another pack is issued', async () => {
    const going = isDesk ? products.goingAtDesk : products.goingOnPhone;
    const page = await open();
    await blockLiveUpdates(page);
    await openForm(page, 'Ember', going);
    await fillForm(page, typed);
    await completeRequiredSteps(page);
    await stage.server.alter(`update product set is_active = false where id = ${going}`);
    await pharmacyOf(stage.url).behave({ decision: 'silent' });
    await pressAndExpectRefusal(page, 'Ember', authorize(page, 'Ember'), texts.inactiveProduct);
    const quantity = page.getByLabel('Quantity', { exact: true });
    await quantity.fill('100');
    await quantity.blur();
    await pressAndIssue(page, 'Ember');
    expect(await newestOf('Ember')).toMatchObject({ unitPerFill: 100 });
  });

  it('P-041 stops for an inactive or deceased patient, and continues after Change', async () => {
    const page = await open();
    await page.goto(stage.url + wizardPath({ ...(await clientOf('Shadow')), productId: products.ordinary }));
    const change = page.getByRole('button', { name: 'Change the patient' });
    for (const next of [/^Duke/, /^Ember/]) {
      await page.getByText(texts.inactivePatient, { exact: true }).waitFor();
      await page.getByText('Please make Patient active').waitFor();
      expect(await directions(page).count()).toBe(0);
      if (await change.isVisible()) await change.click();
      await page.getByRole('option', { name: next }).click();
    }
    await directions(page).waitFor();
    for (const patient of ['Shadow', 'Duke'])
      await refusedByServer(
        patient,
        await inputFor(patient, products.ordinary),
        { path: 'locationPatientId', message: texts.inactivePatient },
        ['AuthorizeRx', 'PrintRx', 'SaveAsDraft'],
      );
  });

  it('P-041 stops for an inactive client, and continues with another', async () => {
    const page = await open();
    const { clientId } = await clientOf('Thistle');
    await page.goto(stage.url + wizardPath({ clientId, productId: products.ordinary }));
    await page.getByText(texts.inactiveClient, { exact: true }).waitFor();
    await page.getByText('Please activate client.').waitFor();
    expect(await page.getByLabel('Search by patient name').count()).toBe(0);
    await refusedByServer(
      'Thistle',
      await inputFor('Thistle', products.ordinary),
      { path: 'locationClientId', message: texts.inactiveClient },
      ['AuthorizeRx', 'PrintRx', 'SaveAsDraft'],
    );
    await page.getByRole('button', { name: 'Change the client' }).click();
    await clientBox(page).fill('Waffles');
    await page.getByRole('option', { name: /Waffles/ }).click();
    await page.getByRole('option', { name: /^Waffles/ }).click();
    await directions(page).waitFor();
  });

  it('P-041 P-003 a patient or client who becomes inactive, or a patient who dies, while the form is open is refused', async () => {
    const page = await open();
    await blockLiveUpdates(page);
    const { clientId, patientId } = await clientOf('Waffles');
    await openForm(page, 'Waffles', products.ordinary);
    await fillForm(page, typed);
    await completeRequiredSteps(page);
    const patientWith = (values: { isActive?: boolean; deceasedDate?: string | null }) =>
      maya('UpdateLocationPatient', { input: { id: patientId, ...values } });
    await patientWith({ isActive: false });
    await pressAndExpectRefusal(page, 'Waffles', authorize(page, 'Waffles'), texts.inactivePatient);
    await patientWith({ isActive: true, deceasedDate: today() });
    await pressAndExpectRefusal(page, 'Waffles', authorize(page, 'Waffles'), texts.inactivePatient);
    await patientWith({ deceasedDate: null });
    await maya('UpdateLocationClient', { input: { id: clientId, isActive: false } });
    await pressAndExpectRefusal(page, 'Waffles', authorize(page, 'Waffles'), texts.inactiveClient);
    await maya('UpdateLocationClient', { input: { id: clientId, isActive: true } });
    await pressAndIssue(page, 'Waffles');
  });

  it('P-065 an expiration in the past is rejected, and one of today is accepted', async () => {
    const page = await open();
    await openForm(page, 'Willow', products.ordinary);
    await fillForm(page, typed);
    await expiration(page).fill('01-02-2020');
    await pressAndExpectRefusal(page, 'Willow', authorize(page, 'Willow'), texts.date);
    await expect.poll(() => hasFocus(expiration(page))).toBe(true);
    expect(await expiration(page).inputValue()).toBe('01-02-2020');
    await refusedByServer(
      'Willow',
      await inputFor('Willow', products.ordinary, { prescExpiryDate: '2020-01-02' }),
      { path: 'prescExpiryDate', message: texts.date },
      ['AuthorizeRx', 'PrintRx', 'SaveAsDraft'],
    );
    await expiration(page).fill(formatDate(addMonths(today(), 1)));
    await pressAndIssue(page, 'Willow');
  });

  it('P-087 P-088 a conflict without a note is not authorized, is kept across a reload, and is authorized with a note', async () => {
    const page = await open();
    const bexacat = await productIdOf('Bexacat', { pack: 30 });
    await openForm(page, 'Clementine', bexacat);
    const conflicts = page.getByRole('region', { name: 'Conflict Detected' });
    await conflicts.getByRole('listitem').filter({ hasText: 'Species' }).waitFor();
    await fillForm(page, typed);
    const answer = await ask('AddPrescription', {
      input: await inputFor('Clementine', bexacat, { noteToPharmacy: null }),
      addPrescriptionType: 'AuthorizeRx',
    });
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'noteToPharmacy' }] },
    });
    if (answer.ok) throw new Error('The call was not refused');
    await pressAndExpectRefusal(page, 'Clementine', authorize(page, 'Clementine'), answer.failure.message);
    const note = page.getByLabel('Note To Pharmacy');
    await expect.poll(() => hasFocus(note)).toBe(true);

    await page.reload();
    await page.getByText(/^Your unsent changes from .+ were restored\./).waitFor();
    expect(await directions(page).inputValue()).toBe(typed);
    await note.fill(why);
    await pressAndIssue(page, 'Clementine');
  });
});
