import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow } from './harness/form.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const devon = (page: Page) => page.getByRole('dialog').getByRole('link', { name: /Devon Achterberg/ });

describe('an existing client, added again with a typo in the name', () => {
  it('C-232 C-233 C-234 is found in the search, by keyboard, and the profile opens', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
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
    expect(await axeViolations(page)).toEqual([]);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Devon Achterberg' }).waitFor();
  });

  it('C-232 C-233 appears next to the form on a phone; a household can be dismissed, and the answer is remembered', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await page.goto(`${stage.url}/clientsearch`);
    await page.getByRole('button', { name: 'Add New Client' }).first().click();
    await page.getByRole('button', { name: 'Add Client Manually' }).click();
    await box(page, 'First name').fill('Marisol');
    await box(page, 'Last name').fill('Achterberg');
    await box(page, 'Phone number').fill('5185550164');
    await page.getByText('Someone in this household is already a client.').waitFor();
    await devon(page).getByText('Same household').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await fitsTheWindow(page)).toBe(true);
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await page.getByText('dismissed').waitFor();
    await box(page, 'Email').fill('marisol@mail.example');
    await page.getByText('dismissed').waitFor();
    expect(await devon(page).count()).toBe(0);
  });
});

describe('practice system records that may match existing ones', () => {
  it('C-235 C-236 a client is marked as such in the search', async () => {
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    await page.goto(`${stage.url}/clientsearch`);
    await page.getByRole('button', { name: 'Add New Client' }).first().click();
    await box(page, 'Last name').fill('Pendergast');
    const there = page
      .getByRole('list', { name: 'Clients in PIMS' })
      .getByRole('button', { name: /Arthur Pendergast/ });
    await there.getByText('May be Arthur Pendergast in Signa: same name, same phone, same patient').waitFor();
    await box(page, 'First name').fill('Arthur');
    await box(page, 'Phone').fill('518-555-0106');
    await there.getByText('Same client').waitFor();
    await there.getByText('same phone', { exact: true }).waitFor();
  });

  it('C-237 C-238 C-239 a client is linked with a suggested pair, and another patient is linked instead of imported', async () => {
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await page.goto(`${stage.url}/link`);
    await page.getByRole('button', { name: /^Link Second Chance Rescue/ }).click();
    const panel = page.getByRole('form', { name: /^Link Second Chance Rescue/ });
    const record = panel.getByRole('radio', { name: /Same client.*same phone.*same email/ });
    await record.check();
    await panel.getByRole('button', { name: 'Pair Banjo with Banjo 9011' }).click();
    await panel.getByText('1 of 6 paired. You choose each pair.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await fitsTheWindow(page)).toBe(true);
    await panel.getByRole('button', { name: 'Link client and 1 patient' }).click();
    await panel.waitFor({ state: 'detached' });

    await page.goto(`${stage.url}/clientsearch`);
    await page.getByRole('searchbox').fill('Second Chance');
    await page.locator('[data-row]', { hasText: 'Second Chance Rescue' }).first().click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const list = page.getByRole('list', { name: 'Patients in PIMS' });
    await list.getByText('May be Figaro, who is in Signa but not linked: same name and species.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await list.getByRole('button', { name: 'Link Figaro with Figaro' }).click();
    await list.getByText('Linked', { exact: true }).waitFor();
    const maya = await callerAs(stage.url, people.vet);
    const id = /\/clients\/profile\/(\d+)/.exec(page.url())?.[1] ?? '';
    const { locationClient } = await maya('GetLocationClient', { id });
    const patients = locationClient?.locationPatientClients.map(({ locationPatient }) => locationPatient) ?? [];
    expect(patients.filter((patient) => patient?.name === 'Figaro')).toMatchObject([{ pimsId: '9012' }]);
    expect(patients.find((patient) => patient?.name === 'Banjo')).toMatchObject({ pimsId: '9011' });
    expect(patients).toHaveLength(6);
  });
});
