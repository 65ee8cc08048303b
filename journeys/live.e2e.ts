import { pollingMs } from '@signa/core/base';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { screenTimeout } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { pharmacyOf } from './harness/simulators.js';
import { cardOf, headOf, notice, openCard, searchName } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const wren = '1';
let annika: Caller;

beforeAll(async () => {
  annika = await callerAs(stage.url, people.vetadmin);
  await pharmacyOf(stage.url).behave({ decision: 'silent' });
});

const isCallOf = (operation: string) => (request: { postData(): string | null }) =>
  request.postData()?.includes(`"${operation}"`) === true;

/** The change streams opened by a browser's pages, as they connect. */
function streamsOf(context: BrowserContext): readonly Page[] {
  const pages: Page[] = [];
  context.on('response', (response) => {
    if (isCallOf('LocationChanged')(response.request()) && response.ok()) pages.push(response.frame().page());
  });
  return pages;
}

interface Queue {
  readonly page: Page;
  /** Milliseconds since the shown rows were last fetched. */
  readonly sinceFetch: () => number;
}

/** The queue of one client in a browser that receives live updates. */
async function openQueue(context: BrowserContext, patient: string, streams = streamsOf(context)): Promise<Queue> {
  const page = await context.newPage();
  await page.goto(`${stage.url}/approve`);
  await expect.poll(() => streams.length, { timeout: screenTimeout }).toBeGreaterThan(0);
  await searchName(page, patient);
  // Rows don't move while the user works in the list.
  await page.getByRole('heading', { level: 1, name: 'Approve' }).focus();
  await page.mouse.move(0, 0);
  const fetchedAt = performance.now();
  return { page, sinceFetch: () => performance.now() - fetchedAt };
}

/** Asserts that the current content didn't come from a refresh: none was due yet. */
function expectNoRefresh(...queues: readonly Queue[]): void {
  for (const { sinceFetch } of queues) expect(sinceFetch()).toBeLessThan(pollingMs.approvals);
}

async function requestOf(patient: string, product: string) {
  const { prescriptionTasks } = await annika('GetPrescriptionTasks', { locationId: wren, nameFilter: patient });
  const found = prescriptionTasks.find((task) => task.product?.title.startsWith(product));
  if (!found) throw new Error(`No request of ${patient} for ${product}`);
  return found;
}

async function decline(patient: string, product: string): Promise<void> {
  const { uuid, type } = await requestOf(patient, product);
  await annika('UpsertPrescriptionTask', {
    input: { uuid, type, status: 'VET_DECLINED', action: 'Declined', actionReason: 'Due for exam' },
  });
}

describe('changes by another user', () => {
  it('P-152 P-147 appear on screen immediately, without a reload', async () => {
    const mine = await openQueue(await stage.contextAs(people.vetadmin), 'Ziggy');
    const theirs = await openQueue(await stage.contextAs(people.vet), 'Ziggy');
    await headOf(theirs.page, 'Ziggy', 'Vetoryl').waitFor();
    const card = cardOf(mine.page, 'Ziggy', 'Vetoryl');
    await card.getByRole('button', { name: /^Decline/ }).click();
    const dialog = mine.page.getByRole('dialog', { name: 'Decline Request' });
    await dialog.getByLabel('Due for exam').check();
    await dialog.getByRole('button', { name: 'Decline request for Ziggy' }).click();
    await notice(mine.page, 'Decline Successfully').waitFor();
    await headOf(theirs.page, 'Ziggy', 'Vetoryl').waitFor({ state: 'detached' });
    expectNoRefresh(theirs);
  });

  it('P-152 P-007 never change a card with input, and show on it who did what', async () => {
    const queue = await openQueue(await stage.contextAs(people.vet), 'Captain');
    const { page } = queue;
    await openCard(page, 'Captain', 'Rimadyl');
    const card = cardOf(page, 'Captain', 'Rimadyl');
    const directions = card.getByLabel('Directions', { exact: true });
    await directions.fill('Give half a tablet');
    await decline('Captain', 'Rimadyl');
    const alert = card.getByRole('alert');
    await alert.getByText('This request was declined by Dr. Annika Rosenthal-Beaumont on').waitFor();
    expectNoRefresh(queue);
    expect(await directions.inputValue()).toBe('Give half a tablet');
    expect(await directions.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('P-152 reach every tab of a browser through one stream, and the remaining ones when its tab closes', async () => {
    const context = await stage.contextAs(people.vet);
    const streams = streamsOf(context);
    const first = await openQueue(context, 'Canela', streams);
    const second = await openQueue(context, 'Opal', streams);
    const third = await openQueue(context, 'Canela', streams);
    await headOf(first.page, 'Canela', 'Rimadyl').waitFor();
    await decline('Canela', 'Rimadyl');
    for (const { page } of [first, third]) await headOf(page, 'Canela', 'Rimadyl').waitFor({ state: 'detached' });
    expectNoRefresh(third);
    expect(streams).toEqual([first.page]);

    await first.page.close();
    await expect.poll(() => streams.length, { timeout: screenTimeout }).toBe(2);
    await decline('Opal', 'Bexacat');
    await second.page.bringToFront();
    await headOf(second.page, 'Opal', 'Bexacat').waitFor({ state: 'detached' });
  });

  it('P-152 arrive again after the server was away', async () => {
    const context = await stage.contextAs(people.vet);
    const streams = streamsOf(context);
    const { page } = await openQueue(context, 'Wellington', streams);
    await headOf(page, 'Wellington', 'Carprofen').waitFor();
    const before = streams.length;
    await stage.server.stop();
    await stage.server.restart();
    await pharmacyOf(stage.url).behave({ decision: 'silent' });
    await expect.poll(() => streams.length, { timeout: 60_000 }).toBeGreaterThan(before);
    await decline('Wellington', 'Carprofen');
    await headOf(page, 'Wellington', 'Carprofen').waitFor({ state: 'detached' });
  });
});
