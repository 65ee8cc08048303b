import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { screenTimeout } from './browser.js';

type Scope = Locator | Page;

const discussed = 'Discussed with the owner, benefit outweighs the risk.';

/** Clicks the first match, if any; it may disappear when the condition is resolved. */
async function clickFirst(found: Locator): Promise<void> {
  if ((await found.count()) > 0)
    await found
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
}

/** The first tile is the form's patient; the others are patients that could be confused with it. */
async function confirmPatient(scope: Scope): Promise<void> {
  const tiles = scope.locator('[data-place=confirmedPatientId] input');
  if ((await tiles.count()) > 0 && (await tiles.and(scope.locator(':checked')).count()) === 0) await clickFirst(tiles);
}

/** Fills in the reason against a contraindication (P-232). */
async function giveReason(scope: Scope): Promise<void> {
  const reasons = scope.locator('[data-place=overrideReason]').getByRole('radio');
  if ((await reasons.count()) > 0 && (await reasons.and(scope.locator(':checked')).count()) === 0)
    await reasons.last().check();
}

async function explain(scope: Scope, note: string): Promise<void> {
  const field = scope.locator('[data-conflict-note] textarea');
  if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(note);
}

/** The note to the pharmacy as an editable field; a note by another user is edited after pressing Edit (P-247). */
export async function noteField(scope: Scope): Promise<Locator> {
  await waitForPatientFacts(scope);
  await clickFirst(scope.getByRole('group', { name: 'Note To Pharmacy' }).getByRole('button', { name: 'Edit' }));
  return scope.getByRole('textbox', { name: 'Note To Pharmacy' }).first();
}

/** Whether it can be authorized now. */
const isReady = async (scope: Scope) => (await scope.locator('[data-sign]').getAttribute('aria-disabled')) !== 'true';

/** Waits for the patient's other medications; only then are all required steps known. */
export async function waitForPatientFacts(scope: Scope): Promise<void> {
  await scope.locator('[data-sign]').waitFor();
  await expect.poll(() => scope.getByText('Checking the patient').count(), { timeout: screenTimeout }).toBe(0);
}

/**
 * Resolves each required step above Authorize as a vet would (P-254): confirms the patient, keeps the dose, confirms
 * another user's note, gives a reason, writes a missing note. Missing form fields remain, and fail here.
 */
export async function completeRequiredSteps(scope: Scope, note = discussed): Promise<void> {
  await waitForPatientFacts(scope);
  const answer = async () => {
    if (await isReady(scope)) return true;
    await confirmPatient(scope);
    await clickFirst(scope.locator('[data-place]').getByRole('button', { name: /^Keep/ }));
    await clickFirst(scope.getByRole('button', { name: 'Confirm this note' }));
    await giveReason(scope);
    await explain(scope, note);
    return await isReady(scope);
  };
  await expect.poll(answer, { timeout: screenTimeout }).toBe(true);
}

/** Scrolls through every value to be signed, as the form requires if some are out of view (P-351). */
export async function scrollThroughValues(card: Locator): Promise<void> {
  const below = card.getByRole('button', { name: /^\d+ more below: / });
  while (await below.isVisible()) await below.click();
}
