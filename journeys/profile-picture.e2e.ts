import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow } from './harness/form.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const accountButton = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profile picture' });
const summary = (page: Page) => page.getByRole('region', { name: 'User', exact: true });

/** The width of a picture that has loaded; empty if only the initials are shown. */
const shown = (place: ReturnType<typeof accountButton>) =>
  place.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

async function openOwnPicture(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await page.getByRole('button', { name: /^(?:Add|Change) picture$/ }).click();
  await dialog(page).waitFor();
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('the picture of a vet, on %s', (_, viewport) => {
  const refused: string[] = [];
  afterEach(() => expect(refused.splice(0)).toEqual([]));

  it('A-108 A-106 A-153 A-206 is uploaded by them, appears wherever they do, and is removed by a manager', async () => {
    const vet = await stage.pageAs(people.vet, { viewport });
    vet.on('console', (line) => {
      if (line.type() === 'error' && line.text().includes('Content Security Policy')) refused.push(line.text());
    });
    await vet.goto(`${stage.url}/dashboard`);
    await openOwnPicture(vet);
    await choose(vet, 'portrait.jpg', Buffer.from('GIF89a and more'));
    await dialog(vet).getByText('This file is a GIF. Save it as JPEG or PNG, and choose that file.').waitFor();
    const portrait = await vet.screenshot({ type: 'jpeg' });
    await choose(vet, 'portrait.txt', portrait.subarray(0, portrait.length / 2));
    await dialog(vet).getByText('This is how it will look.').waitFor();
    await dialog(vet).getByRole('button', { name: 'Save picture' }).click();
    await dialog(vet).getByText('This picture is damaged or incomplete.', { exact: false }).first().waitFor();
    await choose(vet, 'portrait.txt', portrait);
    await dialog(vet).getByText('Choose another picture').waitFor();
    expect(await fitsTheWindow(vet)).toBe(true);
    expect(await axeViolations(vet)).toEqual([]);
    await dialog(vet).getByRole('button', { name: 'Save picture' }).click();
    await notice(vet, 'Profile picture saved successfully.').waitFor();
    await expect.poll(() => shown(accountButton(vet))).toEqual([256]);

    const manager = await stage.pageAs(people.admin, { viewport });
    await manager.goto(`${stage.url}/usermanagement`);
    const row = manager.getByRole('region', { name: 'Users' }).getByRole('link', { name: /Maya Okafor/ });
    await expect.poll(() => shown(row)).toEqual([256]);
    await row.click();
    await expect.poll(() => shown(summary(manager))).toEqual([256]);
    // Entirely by keyboard, starting from the button.
    await summary(manager).getByRole('button', { name: 'Change picture' }).focus();
    await manager.keyboard.press('Enter');
    await dialog(manager).getByRole('button', { name: 'Remove picture' }).focus();
    await manager.keyboard.press('Enter');
    await manager.getByRole('dialog', { name: /^Remove the picture of/ }).waitFor();
    await manager.keyboard.press('Tab');
    await manager.keyboard.press('Enter');
    await notice(manager, 'Profile removed sucessfully').waitFor();
    await summary(manager).getByRole('button', { name: 'Add picture' }).waitFor();
    expect(await shown(summary(manager))).toEqual([]);
    // The vet's open page is updated live.
    await expect.poll(() => shown(accountButton(vet))).toEqual([]);
  });
});
