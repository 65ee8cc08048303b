import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './browser.js';

type Scope = Locator | Page;

const discussed = 'Discussed with the owner, benefit outweighs the risk.';

/** Presses the first of what it finds, if there is any; it may go with what it asks. */
async function pressFirst(found: Locator): Promise<void> {
  if ((await found.count()) > 0)
    await found
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
}

/** The first tile is the patient of the form; the others are those that could be meant instead. */
async function chooseAnimal(scope: Scope): Promise<void> {
  const tiles = scope.locator('[data-place=confirmedPatientId] input');
  if ((await tiles.count()) > 0 && (await tiles.and(scope.locator(':checked')).count()) === 0) await pressFirst(tiles);
}

/** The reason against a contraindication (P-232). */
async function giveReason(scope: Scope): Promise<void> {
  const reasons = scope.locator('[data-place=overrideReason]').getByRole('radio');
  if ((await reasons.count()) > 0 && (await reasons.and(scope.locator(':checked')).count()) === 0)
    await reasons.last().check();
}

async function explain(scope: Scope, note: string): Promise<void> {
  const field = scope.locator('[data-conflict-note] textarea');
  if ((await field.count()) > 0 && (await field.inputValue()) === '') await field.fill(note);
}

/** The note to the pharmacy as a field; what somebody else wrote is taken over by Edit (P-247). */
export async function noteField(scope: Scope): Promise<Locator> {
  await factsCame(scope);
  await pressFirst(scope.getByRole('group', { name: 'Note To Pharmacy' }).getByRole('button', { name: 'Edit' }));
  return scope.getByRole('textbox', { name: 'Note To Pharmacy' }).first();
}

/** Whether it can be signed as it stands. */
const isReady = async (scope: Scope) => (await scope.locator('[data-sign]').getAttribute('aria-disabled')) !== 'true';

/** What else the patient gets has come: only then is it known what stands open. */
export async function factsCame(scope: Scope): Promise<void> {
  await scope.locator('[data-sign]').waitFor();
  await expect.poll(() => scope.getByText('Checking what else').count(), { timeout: patience }).toBe(0);
}

/**
 * Does what a vet does for each point that stands open above Authorize (P-254): the animal is confirmed, arithmetic
 * kept, the note of somebody else confirmed, a reason given, a missing note written. What the form's own fields lack stays open, and
 * fails here.
 */
export async function answerPoints(scope: Scope, note = discussed): Promise<void> {
  await factsCame(scope);
  const answer = async () => {
    if (await isReady(scope)) return true;
    await chooseAnimal(scope);
    await pressFirst(scope.locator('[data-place]').getByRole('button', { name: /^Keep/ }));
    await pressFirst(scope.getByRole('button', { name: 'Confirm this note' }));
    await giveReason(scope);
    await explain(scope, note);
    return await isReady(scope);
  };
  await expect.poll(answer, { timeout: patience }).toBe(true);
}

/** Looks at every value that will be signed, as the form asks where not all of them are in view (P-351). */
export async function readToTheEnd(card: Locator): Promise<void> {
  const below = card.getByRole('button', { name: /^\d+ further down: / });
  while (await below.isVisible()) await below.click();
}
