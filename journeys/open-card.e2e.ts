import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screenTimeout, phone } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { fitsTheWindow } from './harness/form.js';
import { headOf, notice, pressUntilOpen } from './harness/portal.js';
import { fillSignIn, people, signedIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const wren = '1';

/** The URL of Juniper's request, as a notification or a colleague would send it. */
async function linkToJuniper(): Promise<string> {
  const vet = await callerAs(stage.url, people.vet);
  const { prescriptionTasks } = await vet('GetPrescriptionTasks', { locationId: wren, status: 'pending' });
  const task = prescriptionTasks.find(({ locationPatient }) => locationPatient?.name === 'Juniper');
  if (!task) throw new Error('The sample has no request for Juniper');
  return `/approve?open=${task.id}.${task.uuid}`;
}

const juniper = (page: Page) => headOf(page, 'Juniper', 'K9 Advantix');

async function isOpenAndFocused(page: Page): Promise<void> {
  await page.locator('[data-open] [data-sign]').waitFor();
  await expect.poll(() => juniper(page).getAttribute('aria-expanded'), { timeout: screenTimeout }).toBe('true');
}

describe('an open card in the URL', () => {
  it('P-260 opens from a link after the sign-in that it requires, and again after a reload', async () => {
    const link = await linkToJuniper();
    const page = await stage.page();
    await page.goto(stage.url + link);
    await page.waitForURL(`${stage.url}/login`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, people.vet);
    await page.waitForURL(stage.url + link);
    await isOpenAndFocused(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-open]') !== null), {
        timeout: screenTimeout,
      })
      .toBe(true);
    await page.reload();
    await isOpenAndFocused(page);
    expect(page.url()).toBe(stage.url + link);
  });

  it('A-016 P-260 reopens with its input after a session that ended during Authorize', async () => {
    const context = await stage.context();
    const page = await signedIn(context, stage.url, people.vet);
    await page.goto(`${stage.url}/approve?name=Juniper`);
    await pressUntilOpen(juniper(page));
    await isOpenAndFocused(page);
    const directions = page.getByLabel('Directions', { exact: true });
    await directions.fill('Give as shown at the visit.');
    const address = page.url();
    await context.clearCookies();
    let hasEnded = true;
    await context.route('**/graphql', async (route) => {
      const headers = route.request().headers();
      await route.continue({ headers: hasEnded ? { ...headers, authorization: 'Bearer ended' } : headers });
    });
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await page.getByText(/^Your session ended\. Nothing was signed/).waitFor();
    hasEnded = false;
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, people.vet);
    await page.waitForURL(address);
    await isOpenAndFocused(page);
    expect(await directions.inputValue()).toBe('Give as shown at the visit.');
    await page.getByText(/Your unsent changes .* were restored/).waitFor();
  });

  it('P-261 links to patient, client and history, each of which leads back to the open card', async () => {
    const link = await linkToJuniper();
    const page = await stage.pageAs(people.vet);
    await page.goto(stage.url + link);
    await isOpenAndFocused(page);
    const rail = page.locator('[data-signing]');
    for (const [name, title] of [
      ['Juniper', 'Juniper'],
      ['Marcus Thibodeaux', 'Marcus Thibodeaux'],
    ] as const) {
      await rail.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
      await page.getByRole('link', { name: 'Back' }).click();
      await isOpenAndFocused(page);
      expect(page.url()).toBe(stage.url + link);
    }
    await rail.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await page.goBack();
    await isOpenAndFocused(page);
    // The record is wrong, so it's corrected in place.
    await page.getByRole('link', { name: 'species or allergies of Juniper' }).click();
    await page.getByRole('heading', { level: 2, name: 'Juniper', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await isOpenAndFocused(page);
  });

  it('P-260 is closed by Back on a phone', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone, hasTouch: true });
    await page.goto(`${stage.url}/approve?name=Juniper`);
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count(), { timeout: screenTimeout }).toBe(1);
    await juniper(page).click();
    await isOpenAndFocused(page);
    expect(page.url()).toContain('open=');
    await page.goBack();
    await page.locator('[data-open]').waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${stage.url}/approve?name=Juniper`);
  });
});

/**
 * Scrolls the page up and expands the first card in one frame, as the conflict check does in a card that just opened.
 */
async function moveUpAndGrow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    await frame();
    window.scrollTo(0, 0);
    document.activeElement?.closest<HTMLElement>('[data-task]')?.style.setProperty('padding-bottom', '300px');
    for (let more = 0; more < 5; more += 1) await frame();
  });
}

describe('the queue in a low window', () => {
  it('P-350 an open card fits a low window, whatever its summary starts with', async () => {
    const page = await stage.pageAs(people.vet, { viewport: { width: 1366, height: 657 } });
    for (const [patient, product, badge] of [
      ['Sir Barnaby of Kensington', 'Vetmedin', 'Unchanged'],
      ['Clementine', 'Gabapentin Mini Tablets', 'Serious'],
    ] as const) {
      await page.goto(`${stage.url}/approve?name=${patient}`);
      await pressUntilOpen(headOf(page, patient, product));
      const head = page.locator('[data-open] [data-signing] h3 + *');
      await head.getByText(badge).waitFor();
      for (const width of [1280, 1366, 1600]) {
        await page.setViewportSize({ width, height: 657 });
        expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
        expect(await fitsTheWindow(page)).toBe(true);
      }
      expect(await head.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
    }
  });

  it('P-351 authorizes nothing that has not been in view: the press scrolls to it first', async () => {
    const page = await stage.pageAs(people.vet, { viewport: { width: 1366, height: 657 } });
    await page.goto(`${stage.url}/approve?name=Otis`);
    await pressUntilOpen(headOf(page, 'Otis', 'Galliprant'));
    const rail = page.locator('[data-open] [data-signing]');
    await rail.getByText('Days supply', { exact: true }).waitFor();
    const below = rail.getByRole('button', { name: /^\d+ more below: / });
    expect(await below.getAttribute('aria-label')).toContain('Days supply');
    await page.keyboard.press('Control+Enter');
    await notice(page, 'Not signed yet').waitFor();
    await below.waitFor({ state: 'detached' });
    const isWhole = (label: string) =>
      rail.locator(`[data-read="${label}"]`).evaluate((value) => {
        const { bottom, left } = value.getBoundingClientRect();
        return value.contains(document.elementFromPoint(left + 2, bottom - 4));
      });
    expect(await isWhole('Days supply')).toBe(true);
    await page.keyboard.press('Control+Enter');
    await notice(page, 'Request Approved').waitFor();
  });

  it('P-385 keeps most of the window for an open card when all filters are shown', async () => {
    const page = await stage.pageAs(people.vet, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${stage.url}/approve?name=Clementine`);
    await pressUntilOpen(headOf(page, 'Clementine', 'Gabapentin Mini Tablets'));
    await page.getByRole('button', { name: 'More filters' }).click();
    const bar = page.locator('[data-queue-bar]');
    const fewer = bar.getByRole('button', { name: 'Fewer filters' });
    await fewer.waitFor();
    const heightOf = (it: Element) => it.getBoundingClientRect().height;
    expect(await bar.evaluate(heightOf)).toBeLessThanOrEqual(3 * 44);
    await fewer.click();
    await expect.poll(() => bar.evaluate(heightOf)).toBeLessThanOrEqual(50);
  });

  it('P-251 P-152 keeps the scroll position when a card grows in the same frame', async () => {
    const page = await stage.pageAs(people.vet);
    await page.goto(`${stage.url}/approve`);
    await page.locator('[data-task]').first().waitFor();
    await page.locator('[data-task] [data-queue-row]').first().focus();
    await moveUpAndGrow(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
