import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { fitsTheWindow } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
/** An issued prescription of the sample. */
let number = '';
beforeAll(async () => {
  const maya = await callerAs(stage.url, people.vet);
  const { prescriptionHistory } = await maya('GetPrescriptionHistory', {
    locationId: wren,
    rxStatusFilters: ['CREATED'],
    take: 1,
  });
  number = prescriptionHistory[0]?.rxNumber ?? '';
});

const field = (page: Page) => page.getByRole('combobox', { name: /^Client, patient, Rx number/ });
const row = (page: Page, name: RegExp | string) => page.getByRole('dialog').getByRole('option', { name });
const meant = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type(text);
}

describe('the command palette', () => {
  it('P-286 P-287 P-288 P-290 P-291 P-295 P-297 finds records and pages by keyboard alone', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    const { keyboard } = page;
    await page.goto(`${stage.url}/dashboard`);
    await heading(page, 'Dashboard').waitFor();

    // A client, by part of the name, from within a field.
    await keyboard.press('g');
    await keyboard.press('c');
    await heading(page, 'Clients').waitFor();
    await keyboard.press('/');
    await typed(page, 'lindgren');
    await keyboard.press('Enter');
    await page.waitForURL(/\/clients\/profile\/\d+$/);
    await page.getByText('Beatrix Lindgren').first().waitFor();

    // A patient, with the arrow keys.
    await typed(page, '@dumpling');
    await expect.poll(() => meant(page).textContent()).toContain('Dumpling');
    await keyboard.press('Enter');
    await page.waitForURL(/\/clients\/profile\/\d+\?patientId=/);
    await page.getByText('Mei-Ling Zhao').first().waitFor();

    // A number followed at once by Enter, as from a scanner.
    await typed(page, number);
    await keyboard.press('Enter');
    await page.waitForURL(/\/history\/\d+$/);
    await page.getByText(`Rx# ${number}`).first().waitFor();

    // The last opened record is listed before anything is typed.
    await typed(page, '');
    const last = page.getByRole('group', { name: 'Recently opened' }).getByRole('option');
    await expect.poll(() => last.count()).toBe(3);
    expect(await last.first().textContent()).toContain(number);
    await keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    // A page by its name, then a prescription for a found patient.
    await typed(page, 'orders');
    await keyboard.press('Enter');
    await heading(page, 'Orders').waitFor();
    await typed(page, '>new client');
    await expect.poll(() => meant(page).textContent()).toContain('Add New Client');
    await keyboard.press('Escape');
    await typed(page, 'dumpling');
    await row(page, 'Create Rx for Dumpling').waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      if ((await meant(page).textContent())?.includes('Create Rx for Dumpling')) break;
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Enter');
    await page.waitForURL(/\/create\/rx\/product-selection/);
    await page.getByText('Dumpling').first().waitFor();
  });

  it('P-286 P-287 P-295 P-296 finds them by touch on a phone', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone, hasTouch: true, isMobile: true });
    await page.goto(`${stage.url}/dashboard`);
    const open = page.getByRole('button', { name: 'Search and commands' });
    const find = async (text: string) => {
      await open.tap();
      await field(page).fill(text);
    };
    await open.waitFor();
    const box = await open.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);

    await find('lindgren');
    await row(page, /^Beatrix Lindgren/).waitFor();
    expect(await fitsTheWindow(page)).toBe(true);
    const whole = await page.getByRole('dialog').boundingBox();
    expect(whole).toMatchObject({ x: 0, y: 0, width: phone.width, height: phone.height });
    for (const target of await page.getByRole('dialog').getByRole('option').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await row(page, /^Beatrix Lindgren/).tap();
    await page.waitForURL(/\/clients\/profile\/\d+$/);

    await find('dumpling');
    await row(page, /^Dumpling/).tap();
    await page.waitForURL(/\/clients\/profile\/\d+\?patientId=/);

    await find(`#${number}`);
    await row(page, new RegExp(`^Rx# ${number}`)).tap();
    await page.waitForURL(/\/history\/\d+$/);

    await find('orders');
    await page.getByRole('button', { name: 'Clear the field' }).tap();
    await row(page, /^Orders/).tap();
    await heading(page, 'Orders').waitFor();

    await find('dumpling');
    await row(page, 'Create Rx for Dumpling').tap();
    await page.waitForURL(/\/create\/rx\/product-selection/);
  });

  it('P-289 P-290 leaves nothing for the next user of the same machine', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    await page.goto(`${stage.url}/dashboard`);
    await heading(page, 'Dashboard').waitFor();
    await typed(page, 'lindgren');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/clients\/profile\//);
    await page.getByText('Beatrix Lindgren').first().waitFor();
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('recent/')));
    await expect.poll(kept).toHaveLength(1);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await kept()).toEqual([]);
  });
});
