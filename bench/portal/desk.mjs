/** A vet with a keyboard on an ordinary desktop, who writes Prednisone for Moose repeatedly. */
import { chromium } from 'playwright-core';
import { flags, signInOn } from './visit.mjs';
import { watchCalls } from './watch-calls.mjs';

const timeout = 60_000;
const choice = '[data-row]:focus';
const directions = '[name=directions]:focus';

export async function openDesk(executablePath, url) {
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  page.setDefaultTimeout(timeout);
  await page.addInitScript(noteCalls);
  const expectAnswers = watchCalls(page);
  const authorizedRequest = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await signInOn(page, url);
  const { authorization } = (await authorizedRequest).headers();
  const address = await addressFor(url, authorization, 'Moose');
  let written = 0;
  const writeOnce = async () => {
    const waits = await write(page, address, (written += 1) > 1);
    await expectAnswers();
    return waits;
  };
  return { write: writeOnce, close: () => browser.close() };
}

/** The page on which a product is chosen for a patient. */
async function addressFor(url, authorization, patient) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', application: 'practice-portal', authorization },
    body: JSON.stringify({
      operationName: 'LocationClientSearch',
      variables: { locationId: '1', filter: patient, skip: 0, take: 1 },
    }),
  });
  const { data, errors } = await answer.json();
  const link = data?.locationClientSearch.data[0]?.locationPatientClients.find(
    ({ locationPatient }) => locationPatient?.name === patient,
  );
  if (!link) throw new Error(`${patient} was not found: ${JSON.stringify(errors)}`);
  const inAddress = (id) => encodeURIComponent(Buffer.from(id).toString('base64'));
  const parties = `clientId=${inAddress(link.locationClientId)}&patientId=${inAddress(link.locationPatientId)}`;
  return `${url}/create/rx/product-selection/?${parties}`;
}

/**
 * Returns the milliseconds of each wait.
 *
 * @param isAgain - the patient already has the drug, which the note to the pharmacy explains
 */
async function write(page, address, isAgain) {
  await page.goto(address);
  await page.locator('input:focus').waitFor();
  await page.keyboard.press('p');
  const rows = await shown(page, '[role=option]');
  await page.keyboard.type('rednisone');
  await page
    .locator('[role=option][aria-selected=true] mark', { hasText: /^Prednisone$/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  for (const words of [/Tablet/, /^5 mg/]) {
    await page.locator(choice, { hasText: words }).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.locator(choice, { hasText: /30 tablets/ }).waitFor();
  await page.keyboard.press('Enter');
  const form = await shown(page, directions);
  await page.keyboard.type('Give 1 tablet by mouth once daily.');
  await page.locator('[name=refills]').selectOption('1');
  if (isAgain) await page.getByLabel('Note To Pharmacy').fill('The first bottle broke.');
  // Authorize is disabled during the check, so the user waits for it too.
  await page.locator('[data-signing] p', { hasText: /^Checking/ }).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  const notified = await shown(page, '[role=status]', 'Rx created successfully');
  return { rows, form, notified, stored: await page.evaluate(() => globalThis.storedAt - globalThis.pressedAt) };
}

/** The time from the last key press to an element on screen. */
async function shown(page, selector, words = '') {
  const wait = await page.waitForFunction(
    (looked) => {
      const found = [...globalThis.document.querySelectorAll(looked.selector)];
      if (!found.some((element) => element.textContent.includes(looked.words))) return null;
      return new Promise((resolve) =>
        globalThis.requestAnimationFrame(() => resolve(performance.now() - globalThis.pressedAt)),
      );
    },
    { selector, words },
  );
  return wait.jsonValue();
}

/** Runs in the page: records the last key press and when a new prescription was answered. */
const noteCalls = `
  addEventListener('keydown', () => { globalThis.pressedAt = performance.now(); }, true);
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (typeof init?.body === 'string' && init.body.includes('"AddPrescription"')) globalThis.storedAt = performance.now();
    return answer;
  };
`;
