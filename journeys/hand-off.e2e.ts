import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { headOf, notice, searchName } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** The queue as a user sees it in a window of this width. */
async function openQueue(email: string, width: number): Promise<Page> {
  const page = await stage.pageAs(email, { viewport: { width, height: 900 } });
  await page.goto(`${stage.url}/approve`);
  return page;
}

async function focusRequest(page: Page, patient: string, product: string): Promise<Locator> {
  await searchName(page, patient);
  const head = headOf(page, patient, product);
  await head.focus();
  return head;
}

describe('requests between two users', () => {
  it.each([
    [1280, 'Captain', 'Rimadyl'],
    [390, 'Clementine', 'Gabapentin'],
  ])('P-510 P-511 P-512 P-514 P-516 P-518 P-520 go from one to the other at %d px', async (width, patient, product) => {
    const maya = await openQueue(people.vet, width);
    await focusRequest(maya, patient, product);
    await maya.keyboard.press('a');
    const dialog = maya.getByRole('dialog', { name: `Hand off ${patient}` });
    const assignee = dialog.getByLabel('Assign to');
    await assignee.waitFor();
    const staff = await dialog
      .getByRole('option', { name: /Annika/ })
      .first()
      .textContent();
    await assignee.selectOption({ label: staff ?? '' });
    await dialog.getByLabel(/^Note/).fill(`Please call about ${patient}.`);
    await dialog.getByRole('button', { name: 'Hand off', exact: true }).click();
    await maya
      .getByText(/^Assigned to /)
      .first()
      .waitFor();

    const annika = await openQueue(people.vetadmin, width);
    await annika.getByRole('button', { name: /^Notices, \d+ from colleagues/ }).click();
    const list = annika.getByRole('region', { name: 'From colleagues' });
    await list.getByText(`Please call about ${patient}.`).waitFor();
    await list
      .getByRole('link', { name: new RegExp(`^${patient}, ${product}`) })
      .first()
      .click();
    const card = annika.locator('[data-open]');
    await card.getByRole('button', { name: `Hand off ${patient}` }).click();
    await annika.getByRole('menuitem', { name: /^Exam first/ }).click();
    const exam = annika.getByRole('dialog', { name: `Exam first for ${patient}` });
    await exam.getByRole('button', { name: 'Ask for exam' }).click();
    await notice(annika, 'Waiting for an exam').first().waitFor();
    await annika.getByRole('button', { name: /^Account of/ }).click();
    await annika.getByRole('menuitem', { name: 'Your session so far' }).click();
    await annika
      .getByRole('dialog', { name: 'Your session so far' })
      .getByText(/needs? a call/)
      .first()
      .waitFor();

    // The first user's page shows the change, and a snooze takes it out of both lists.
    await maya.reload();
    const head = await focusRequest(maya, patient, product);
    await maya.getByText('Waiting for exam').first().waitFor();
    await head.focus();
    await maya.keyboard.press('s');
    const snooze = maya.getByRole('dialog', { name: `Snooze ${patient}` });
    await snooze.getByRole('group', { name: 'Days' }).getByRole('button').first().click();
    await snooze.getByRole('button', { name: 'Snooze', exact: true }).click();
    await maya
      .getByText(/^Snoozed until/)
      .first()
      .waitFor();
    await maya.goto(`${stage.url}/approve`);
    await maya.getByRole('link', { name: /^\d+ snoozed$/ }).click();
    await headOf(maya, patient, product).waitFor();
    expect(await maya.getByText(/^Snoozed until/).count()).toBeGreaterThan(0);
  });
});
