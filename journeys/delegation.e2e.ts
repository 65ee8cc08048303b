import { addDays, formatDate, todayIn } from '@signa/core/base';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { auditAccessibility } from './harness/accessibility.js';
import { fitsTheWindow } from './harness/form.js';
import { completeRequiredSteps } from './harness/required-steps.js';
import { notice, openCard, searchName } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const annika = 'Dr. Annika Rosenthal-Beaumont';
const today = () => todayIn('America/New_York', new Date().toISOString());
const pair = (username: string) => `(select u.id from signa.location_user u join signa.app_user a on a.id = u.user_id
  where u.location_id = 1 and a.username = '${username}')`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'My Account', exact: true });
const list = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true });

async function openDelegations(page: Page): Promise<void> {
  await page.goto(`${stage.url}/dashboard`);
  await page.getByRole('button', { name: /^Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'My Account' }).press('Enter');
  await dialog(page).getByRole('tab', { name: 'Delegations' }).click();
  await list(page, 'Delegates').waitFor();
}

/** A patient's request, with the vet selected in whose name it will be authorized. */
async function openFor(page: Page, patient: string, product: string) {
  await page.goto(`${stage.url}/approve`);
  await searchName(page, patient);
  const card = await openCard(page, patient, product);
  await card.getByLabel('Authorizing Vet', { exact: true }).selectOption({ label: annika });
  return { card, authorize: card.getByRole('button', { name: `Authorize for ${patient}` }) };
}

describe('a vet delegates for a week', () => {
  it.each([
    ['desktop', desktop, 'Clementine', 'Gabapentin'],
    ['phone', phone, 'Moose', 'Heartgard'],
  ] as const)(
    'A-075 A-076 A-157 A-268 A-269 A-072 on %s: staff authorize in the vet’s name, and are refused after the delegation ends',
    async (_where, viewport, patient, product) => {
      await stage.server.alter('delete from signa.delegation where location_id = 1');
      const vet = await stage.pageAs(people.vetadmin, { viewport });
      await openDelegations(vet);
      const priya = list(vet, 'Non-Delegates').getByRole('checkbox', { name: /Priya Natarajan/ });
      if (viewport === desktop) await priya.press('ArrowRight');
      else {
        await priya.check();
        await dialog(vet).getByRole('button', { name: 'Add 1' }).click();
      }
      const until = list(vet, 'Delegates').getByRole('textbox', { name: 'Last day of Priya Natarajan' });
      await until.fill(formatDate(addDays(today(), -1)));
      await dialog(vet).getByRole('button', { name: /^Save/ }).click();
      await dialog(vet).getByText('The last day must be today or later').waitFor();
      await until.fill(formatDate(addDays(today(), 7)));
      await dialog(vet).getByText('Save adds Priya Natarajan. The others stay as they are.').waitFor();
      expect(await fitsTheWindow(vet)).toBe(true);
      await vet.keyboard.press('Control+Enter');
      await notice(vet, 'Updated delegations successfully').waitFor();
      await dialog(vet).waitFor({ state: 'detached' });

      const staff = await stage.pageAs(people.staff, { viewport });
      const open = await openFor(staff, patient, product);
      const directions = open.card.getByLabel('Directions', { exact: true });
      if ((await directions.inputValue()) === '') {
        await directions.fill('Give 1 chewable by mouth once a month.');
        await open.card.getByLabel('Refills', { exact: true }).selectOption('2');
      }
      await completeRequiredSteps(open.card);
      await open.authorize.click();
      await open.card.waitFor({ state: 'detached' });

      await stage.server.alter(
        `update signa.delegation set last_day = current_date - 2
        where location_user_id = ${pair(people.vetadmin)} and delegated_location_user_id = ${pair(people.staff)}`,
      );
      const later = await openFor(staff, 'Captain', 'Rimadyl');
      const reason = later.card.getByText(/^The role STAFF cannot authorize\. The delegation by .* ended on/);
      await reason.filter({ visible: true }).first().waitFor();
      expect(await later.authorize.getAttribute('aria-disabled')).toBe('true');

      await openDelegations(vet);
      await list(vet, 'Delegates')
        .getByText(/^Ended on/)
        .first()
        .waitFor();
    },
  );
});

describe('account forms are accessible, on desktop and phone, in light and dark mode', () => {
  it('A-106 A-075 My Account: profile and delegations', async () => {
    const page = await stage.pageAs(people.vet);
    const { violations, audit } = auditAccessibility(page);
    await openDelegations(page);
    await audit('the delegations');
    await dialog(page).getByRole('tab', { name: 'Profile' }).click();
    await audit('the profile');
    expect(violations).toEqual([]);
  });
});
