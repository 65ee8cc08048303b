import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { axeViolations } from './harness/checkers.js';
import { fitsTheWindow, hasFocus } from './harness/form.js';
import { wren } from './harness/lookup.js';
import { notice } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

const unlinked = async (nameFilter: string) =>
  (await maya('GetUnlinkedLocationClients', { locationId: wren, nameFilter })).unlinkedLocationClients;
const stored = async (id: string) => (await maya('GetLocationClient', { id })).locationClient;
const way = (page: Page, name: string) => page.getByRole('button', { name: `Link ${name}` });
const form = (page: Page, name: string) => page.getByRole('form', { name: `Link ${name} to PIMS` });

describe('clients that are not linked to the practice system', () => {
  it('C-109 C-113 C-116 C-125 C-126 one is found by address and linked with a patient, by keyboard alone', async () => {
    const [ravi] = await unlinked('Ravi Krishnamurthy');
    const page = await stage.pageAs(people.vet, { viewport: desktop });
    const { keyboard } = page;
    await page.goto(`${stage.url}/link?firstName=Ravi&lastName=Krishnamurthy`);
    await way(page, 'Ravi Krishnamurthy').waitFor();
    // Arrow Down moves into rows that are counted.
    await page.getByText(/^Clients 1 to /).waitFor();
    await keyboard.press('/');
    await keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(way(page, 'Ravi Krishnamurthy'))).toBe(true);
    await keyboard.press('Enter');
    const panel = form(page, 'Ravi Krishnamurthy');
    const first = panel.getByRole('textbox', { name: 'First name' });
    await first.waitFor();
    await keyboard.press('Tab');
    await expect.poll(() => hasFocus(first)).toBe(true);
    expect(await first.inputValue()).toBe('Ravi');
    await keyboard.press('Delete');
    await keyboard.press('Tab');
    await keyboard.type('Kobayashi-Reyes');
    await panel.getByRole('radio', { name: /Hanna Kobayashi-Reyes/ }).waitFor();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    const chutney = panel.getByRole('combobox', { name: 'Chutney in PIMS' });
    await chutney.waitFor();
    expect(await chutney.inputValue()).toBe('');
    expect(await axeViolations(page)).toEqual([]);
    await keyboard.press('Tab');
    await expect.poll(() => hasFocus(chutney)).toBe(true);
    await keyboard.type('Miso');
    await panel.getByText('1 of 2 paired. You choose each pair.').waitFor();
    await keyboard.press('Control+Enter');
    await page.getByText('No data found').waitFor();

    const client = await stored(ravi?.id ?? '');
    expect(client).toMatchObject({ pimsId: '7901', pimsConnectionType: 'EZYVET', email: ravi?.email });
    const patients = client?.locationPatientClients.map(({ locationPatient }) => locationPatient) ?? [];
    expect(patients.find((patient) => patient?.name === 'Chutney')).toMatchObject({ pimsId: '9901' });
    expect(patients.find((patient) => patient?.name === 'Shellby')).toMatchObject({ pimsId: null });
    expect(await unlinked('Ravi Krishnamurthy')).toEqual([]);
  });

  it('C-109 C-116 C-125 one is linked on a phone', async () => {
    const [arthur] = await unlinked('Arthur Pendergast');
    const page = await stage.pageAs(people.vet, { viewport: phone });
    await page.goto(`${stage.url}/link`);
    await way(page, 'Arthur Pendergast').click();
    const panel = form(page, 'Arthur Pendergast');
    await panel.getByRole('radio', { name: /Arthur Pendergast/ }).check();
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Link client' }).click();
    await notice(page, 'PIMS Link').waitFor();
    await way(page, 'Arthur Pendergast').waitFor({ state: 'detached' });
    expect(await stored(arthur?.id ?? '')).toMatchObject({ pimsId: '7015' });
  });
});
