import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { patience } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { pharmacyOf } from './harness/outside.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const wren = '1';

/** Asked for in the page: where the focus is, and what could be signed there. */
interface Standing {
  /** The request whose card holds the focus. */
  readonly task: string | null;
  /** The row that has the focus: a request, or the head of a client. */
  readonly row: string | null;
  readonly isLost: boolean;
}

const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement | null;
    return {
      task: active?.closest<HTMLElement>('[data-task]')?.dataset['task'] ?? null,
      row: active?.closest<HTMLElement>('[data-queue-row]')?.dataset['queueRow'] ?? null,
      isLost: active === null || active === document.body,
    };
  });

/** Whether the button that signs is whole in the window, with nothing over it. */
const isSignInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const button = document.querySelector('[data-sign]');
    if (!button) return false;
    const { top, bottom, left, right } = button.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && there !== null && button.contains(there);
  });

/** What moved without being asked to, as the browser counts it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

const isGone = (page: Page, task: string) =>
  expect.poll(() => page.locator(`[data-task="${task}"]`).count(), { timeout: patience }).toBe(0);

/** Opens the request that has the focus, and waits until it can be signed or says what it lacks. */
async function openFocused(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.locator('[data-open] [data-sign]').waitFor();
  await expect.poll(() => page.getByText('Checking what else').count(), { timeout: patience }).toBe(0);
}

async function decline(page: Page, task: string): Promise<void> {
  await page.keyboard.press('d');
  await page.getByRole('dialog').getByRole('radio', { name: 'Due for exam' }).waitFor();
  await page.keyboard.press('d');
  await page.keyboard.press('Control+Enter');
  await isGone(page, task);
}

/** Writes what an open form lacks, as far as a person could without thinking: where it asks for more it is declined. */
async function complete(page: Page): Promise<void> {
  const card = page.locator('[data-open]');
  const note = card.locator('textarea[name=noteToPharmacy]').first();
  const directions = card.locator('textarea[name=directions]');
  if ((await directions.count()) > 0 && (await directions.inputValue()) === '')
    await directions.fill('Give as directed.');
  const refills = card.locator('select[name=refills]');
  if ((await refills.count()) > 0 && (await refills.inputValue()) === '') await refills.selectOption('0');
  if ((await note.count()) > 0 && (await note.isEditable())) {
    await note.fill('Discussed with the owner, benefit outweighs the risk.');
    await note.press('Tab');
  }
}

/** Signs by Ctrl Enter alone, twice at most; answers whether the request has its answer. */
async function sign(page: Page, task: string): Promise<boolean> {
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Control+Enter');
    const print = page.getByRole('dialog').getByRole('button', { name: /^Print/ });
    const gone = page.locator(`[data-task="${task}"]`);
    const isOver = async () => (await gone.count()) === 0 || (await print.count()) > 0;
    await expect
      .poll(isOver, { timeout: 2_500 })
      .toBe(true)
      .catch(() => undefined);
    if ((await print.count()) > 0) {
      await page.getByText(/^Accepted\./).waitFor();
      await page.keyboard.press('Escape');
      const anyway = page.getByRole('button', { name: /without printing|Close anyway|Leave/i });
      if ((await anyway.count()) > 0) await anyway.first().press('Enter');
    }
    if ((await gone.count()) === 0) return true;
    if (press === 0) await complete(page);
  }
  return (await page.locator(`[data-task="${task}"]`).count()) === 0;
}

describe('the whole queue by keyboard alone', () => {
  it('P-255 P-256 P-264 every request is answered, the focus is never lost, and nothing is signed unseen', async () => {
    await pharmacyOf(stage.url).behave({ eventDelay: 60_000 });
    const context = await stage.contextAs(people.vet, { viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await watchShifts(page);
    await page.goto(`${stage.url}/approve`);
    await page.locator('[data-task]').first().waitFor();
    const vet = await callerAs(stage.url, people.vet);
    const waiting = async () =>
      (await vet('GetPrescriptionTasks', { locationId: wren, status: 'pending' })).prescriptionTasks.length;
    const before = await waiting();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const seen = { signed: [] as string[], declined: [] as string[], lost: [] as string[], shifted: [] as string[] };
    for (let step = 0; step < before + 20; step += 1) {
      const { task, row, isLost } = await standing(page);
      if (isLost) seen.lost.push(`before step ${step}`);
      if (task === null) {
        if (row === null) break;
        // The head of a client: closed it opens, and its first request is the next one.
        if ((await page.locator(':focus').getAttribute('aria-expanded')) === 'false')
          await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        continue;
      }
      const shiftsBefore = await shiftsOf(page);
      if (step % 4 === 3) {
        await decline(page, task);
        seen.declined.push(task);
      } else {
        await openFocused(page);
        const isInView = await isSignInView(page);
        const holder = (await standing(page)).task;
        expect([isInView, holder], `the card of ${task}`).toEqual([true, task]);
        if (await sign(page, task)) seen.signed.push(task);
        else {
          // A question over the form goes first, then the form.
          while ((await page.getByRole('dialog').count()) > 0 || (await page.locator('[data-open]').count()) > 0)
            await page.keyboard.press('Escape');
          await decline(page, task);
          seen.declined.push(task);
        }
      }
      const after = await standing(page);
      if (after.isLost) seen.lost.push(task);
      const shift = (await shiftsOf(page)) - shiftsBefore;
      if (shift >= 0.01) seen.shifted.push(`${task}: ${shift.toFixed(3)}`);
    }
    console.info(`${seen.signed.length} signed, ${seen.declined.length} declined, moved: ${seen.shifted.join(', ')}`);
    expect(seen.lost).toEqual([]);
    expect(await waiting()).toBe(0);
    const { prescriptionTasks: approved } = await vet('GetPrescriptionTasks', {
      locationId: wren,
      status: 'vet-approved',
    });
    const unseen = approved.filter(
      ({ id, actionedTimestamp }) =>
        !seen.signed.includes(id) && Date.parse(actionedTimestamp ?? '') > Date.now() - 30 * 60_000,
    );
    expect(unseen.map(({ id }) => id)).toEqual([]);
  }, 900_000);
});
