import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, phone } from './harness/browser.js';
import { faultsByAxe } from './harness/checkers.js';
import { fitsTheWindow } from './harness/form.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const devon = (page: Page) => page.getByRole('dialog').getByRole('link', { name: /Devon Achterberg/ });

describe('a client who is here already, and is added once more with a slip in the name', () => {
  it('C-232 C-233 C-234 is found in the search, by keyboard, and the profile opens', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desk });
    const { keyboard } = page;
    await page.goto(`${stage.url}/clientsearch`);
    await page.locator('[data-row]').first().waitFor();
    await keyboard.press('n');
    await page.getByRole('dialog', { name: 'Search for Client' }).waitFor();
    await keyboard.type('dveon');
    await keyboard.press('Tab');
    await keyboard.type('achtreberg');
    await keyboard.press('Tab');
    await keyboard.type('518-555-0164');
    for (const text of ['Same client', 'similar name', 'same phone']) await devon(page).getByText(text).waitFor();
    expect(await faultsByAxe(page)).toEqual([]);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Devon Achterberg' }).waitFor();
  });

  it('C-232 C-233 shows beside the form on a phone; a spouse is created anyway, and the answer is remembered', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await page.goto(`${stage.url}/clientsearch`);
    await page.getByRole('button', { name: 'Add New Client' }).first().click();
    await page.getByRole('button', { name: 'Add Client Manually' }).click();
    await box(page, 'First name').fill('Marisol');
    await box(page, 'Last name').fill('Achterberg');
    await box(page, 'Phone number').fill('5185550164');
    await page.getByText('Somebody of this household is here already.').waitFor();
    await devon(page).getByText('Same household').waitFor();
    expect(await faultsByAxe(page)).toEqual([]);
    expect(await fitsTheWindow(page)).toBe(true);
    await page.getByRole('button', { name: 'Create anyway' }).click();
    await page.getByText('set aside').waitFor();
    await box(page, 'E-mail').fill('marisol@mail.example');
    await page.getByText('set aside').waitFor();
    expect(await devon(page).count()).toBe(0);
  });
});
