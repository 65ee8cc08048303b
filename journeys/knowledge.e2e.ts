import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { everyProduct, openTestPublisher, packageWith } from '../packages/server/src/testing/knowledge-file.js';
import { screenTimeout } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { cardOf, notice, openCard, searchName } from './harness/portal.js';
import { completeRequiredSteps, scrollThroughValues } from './harness/required-steps.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const release = packageWith({});
let maya: Caller;
let admin: (...parameters: string[]) => Promise<string>;
const newVersion = '2030.1';

beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
  const { environment, publish } = await openTestPublisher();
  admin = (...parameters) => stage.server.admin(['knowledge', ...parameters], environment);
  const warnings = [...release.warnings, everyProduct];
  await admin('import', await publish(packageWith({ version: newVersion, warnings })));
});

const whatAppeared = 'Ask the owner first';

async function open(page: Page, patient: string, product: string): Promise<Locator> {
  await page.goto(`${stage.url}/approve`);
  await searchName(page, patient);
  await openCard(page, patient, product);
  const card = cardOf(page, patient, product);
  await card.getByRole('heading', { name: 'Prescription', exact: true }).waitFor();
  return card;
}

/** The package that an issued prescription names, and its findings. */
async function checkOf(patient: string) {
  const { prescriptionHistory } = await maya('GetPrescriptionHistory', { locationId: '1', search: patient, take: 1 });
  const { prescription } = await maya('GetPrescription', { id: prescriptionHistory[0]?.id ?? '' });
  return prescription?.issueRecord?.checks;
}

it('P-406 P-407 P-408 P-409 another package is compared, activated while a vet signs, and rolled back', async () => {
  const page = await stage.pageAs(people.vet);
  const card = await open(page, 'Clementine', 'Gabapentin');
  await completeRequiredSteps(card);
  await scrollThroughValues(card);
  expect(await card.getByText(whatAppeared).count()).toBe(0);

  const compared = await admin('diff', release.name, newVersion);
  expect(compared).toMatch(/Pending requests: [1-9]\d*\n/);
  expect(compared).toContain(`table:EVERY  Species: ${whatAppeared}`);
  await admin('activate', release.name, newVersion, '--reason', 'Reviewed by Dr. Lind');

  const authorize = card.getByRole('button', { name: 'Authorize for Clementine' });
  await authorize.click();
  await card.getByText(/A warning appeared after this form was checked/).waitFor();
  await card.getByText(whatAppeared).last().waitFor();
  await completeRequiredSteps(card);
  await scrollThroughValues(card);
  await authorize.click();
  await notice(page, 'Request Approved').waitFor();
  const checks = await checkOf('Clementine');
  expect(checks?.ruleTable).toBe(`${release.name} ${newVersion}`);
  expect(checks?.findings.map(({ rule }) => rule)).toContain('table:EVERY');

  expect(await admin('rollback', '--reason', 'Too many warnings')).toContain(`Before: signa-sample ${newVersion}`);
  const next = await open(page, 'Moose', 'Heartgard');
  await expect.poll(() => next.getByText('Checking the patient').count(), { timeout: screenTimeout }).toBe(0);
  expect(await next.getByText(whatAppeared).count()).toBe(0);
  expect(await admin('list')).toMatch(/Too many warnings\n.*Reviewed by Dr\. Lind\n.*First package/);
});
