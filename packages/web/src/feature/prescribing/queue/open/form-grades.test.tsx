import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  button,
  diet,
  draft,
  openRequest,
  patient,
  prescription,
  product,
  queryButton,
  renewal,
  signButton,
} from './form.test-data';
import type { OpenedRequest } from './form.test-data';
import { seriousPanel, minorPanel, openPoints, textOf, signing } from './signing.test-data';

const feline = { code: 'feline', name: 'Feline', icon: 'cat' } as const;
const juniper = patient({ name: 'Juniper', species: feline, breed: null, weight: 9.4 });
const spotOn = product({
  title: 'K9 Advantix II',
  ingredients: ['imidacloprid', 'permethrin', 'pyriproxyfen'],
  productSpecies: ['canine'],
  weightMin: 4,
  weightMax: 10,
});
/** A permethrin spot-on for a cat: contraindicated by the interaction table, and not for cats by its label. */
const permethrin = renewal(spotOn, { locationPatient: juniper });
const harm = 'Permethrin is highly toxic to cats.';
const reasons = ['Advised by a specialist', 'No alternative, owner informed', 'Other, see the note'];

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true });
const noteText = 'Dermatology advises it.';

async function explain({ user, fill }: OpenedRequest) {
  await user.click(radio('Advised by a specialist'));
  await fill('Note To Pharmacy', noteText);
}

/** Expects these texts in reading order. */
const inOrder = (region: HTMLElement, ...texts: readonly (string | RegExp)[]) => {
  const said = textOf(region);
  return texts.map((text) => said.search(text));
};
const isRising = (places: readonly number[]) => places.every((place, at) => place > (places[at - 1] ?? -1));

describe('conflict grades', () => {
  it('P-231 P-233 are listed by severity, with icon, label, color, and the harm in one sentence', async () => {
    await openRequest(permethrin);
    const panel = seriousPanel()!;
    const head = within(panel).getByRole('heading', { name: 'Contraindicated', hidden: true });
    expect(head.closest('div')?.parentElement?.parentElement?.querySelector('svg.lucide-octagon-x')).not.toBeNull();
    expect(within(panel).getByText(harm)).toBeDefined();
    const rows = within(panel).getAllByRole('listitem', { hidden: true });
    expect(rows.map(textOf)).toEqual([
      expect.stringMatching(/^SpeciesPatientFeline.*ProductpermethrinRule S01: US EPA/),
      expect.stringMatching(/^Serious ?Species Feline ≠ Canine/),
    ]);
    // The heading shows the reason, which must not appear twice.
    expect(textOf(panel).split(harm)).toHaveLength(2);
  });

  it('P-231 show the most severe one in the heading of the signing summary', async () => {
    await openRequest(permethrin);
    expect(inOrder(signing(), 'What you will sign', 'Contraindicated', 'Juniper')).toSatisfy(isRising);
  });

  it('P-231 list a recorded allergy to an ingredient once, as contraindicated', async () => {
    const allergic = patient({
      allergies: [{ code: 'gabapentin', name: 'Gabapentin', kind: 'drug', ingredients: null }],
    });
    await openRequest(renewal(product(), { locationPatient: allergic }));
    const rows = within(seriousPanel()!).getAllByRole('listitem', { hidden: true });
    expect(rows.map(textOf)).toEqual([expect.stringMatching(/^AllergyPatientGabapentin/)]);
    expect(within(seriousPanel()!).getByRole('heading', { name: 'Contraindicated', hidden: true })).toBeDefined();
  });

  it('P-231 P-319 require a meaningful note or a reason for a serious conflict', async () => {
    const opened = await openRequest(renewal(product({ productSpecies: ['feline'] })));
    expect(within(seriousPanel()!).getByRole('heading', { name: 'Serious', hidden: true })).toBeDefined();
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict']);
    expect(screen.getByText('Choose a reason, or explain it in the note')).toBeDefined();
    expect(reasons.map((reason) => radio(reason).checked)).toEqual([false, false, false]);
    // Only a contraindication repeats the warning above Authorize, puts Decline first, and disables the key.
    expect(within(signing()).queryByText(/Ctrl Enter does not sign this prescription/)).toBeNull();
    expect(inOrder(signing(), 'Authorize for Otis', 'Decline…')).toSatisfy(isRising);
    for (const [note, point] of [
      ['x', '14 more characters in the note'],
      ['ok ok ok ok ok ok ok', 'A note explaining it'],
    ] as const) {
      await opened.fill('Note To Pharmacy', note);
      expect(openPoints()).toEqual([point]);
      await opened.sign();
    }
    expect(opened.hasSent()).toBe(false);
    await opened.fill('Note To Pharmacy', noteText);
    button(signButton).focus();
    fireEvent.keyDown(button(signButton), { key: 'Enter', ctrlKey: true });
    expect(await opened.sent()).toMatchObject({ input: { noteToPharmacy: noteText, overrideReason: null } });
  });

  it('P-319 allow signing a serious conflict with a reason alone, except for the reason that refers to the note', async () => {
    const opened = await openRequest(renewal(product({ productSpecies: ['feline'] })));
    await opened.user.click(radio('Other, see the note'));
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict']);
    await opened.user.click(radio('No alternative, owner informed'));
    expect(openPoints()).toEqual([]);
    await opened.sign();
    expect(await opened.sent()).toMatchObject({ input: { overrideReason: 'no-alternative' } });
  });

  it('P-319 require one press for directions of a single letter', async () => {
    const opened = await openRequest(renewal(product()));
    await opened.fill('Directions', 'x');
    expect(openPoints()).toEqual(["'x' as directions?"]);
    expect(textOf(minorPanel())).toContain("Directions are incompleteThe label would say only 'x'.");
    await opened.press("Keep 'x'");
    expect(openPoints()).toEqual([]);
    await opened.sign();
    expect((await opened.sent()).input.directions).toBe('x');
  });

  it('P-231 require nothing for a minor conflict', async () => {
    const epileptic = patient({ healthConditions: [{ code: 'epilepsy', name: 'Epilepsy' }] });
    const quinolone = product({ keywords: ['fluoroquinolone'] });
    const opened = await openRequest(renewal(quinolone, { locationPatient: epileptic }));
    expect(seriousPanel()).toBeNull();
    expect(textOf(minorPanel())).toMatch(/^Worth knowing1Health Condition.*Epilepsy/);
    expect(openPoints()).toEqual([]);
    await opened.sign();
    expect((await opened.sent()).addPrescriptionType).toBe('AuthorizeRx');
  });
});

describe('a contraindicated product', () => {
  let opened: OpenedRequest;
  beforeEach(async () => {
    opened = await openRequest(permethrin);
  });

  it('P-232 requires one of three reasons, none preselected, and a note of 15 characters', async () => {
    expect(reasons.map((reason) => radio(reason).checked)).toEqual([false, false, false]);
    expect(openPoints()).toEqual(['Choose a reason to override the warning', 'Note to pharmacy for 2 conflicts']);
    await opened.user.click(radio('No alternative, owner informed'));
    expect(openPoints()).toEqual(['Note to pharmacy for 2 conflicts']);
    for (const [note, point] of [
      ['Dermatology', '4 more characters in the note'],
      ['aaaaaaaaaaaaaaaaaaaa', 'A note explaining it'],
    ] as const) {
      await opened.fill('Note To Pharmacy', note);
      expect(openPoints()).toEqual([point]);
      await opened.sign();
    }
    expect(opened.hasSent()).toBe(false);
    expect(screen.getByText('at least 15').querySelector('svg')).toBeNull();
    await opened.fill('Note To Pharmacy', noteText);
    expect(openPoints()).toEqual([]);
    expect(screen.getByText('at least 15').querySelector('svg')).not.toBeNull();
  });

  it('P-232 sends reason and note when issuing', async () => {
    await explain(opened);
    await opened.sign();
    expect(await opened.sent()).toMatchObject({
      addPrescriptionType: 'AuthorizeRx',
      input: { overrideReason: 'advised-by-specialist', noteToPharmacy: noteText },
    });
  });

  it('P-232 requires neither for a draft, and stores no reason', async () => {
    await opened.user.click(radio('Advised by a specialist'));
    await opened.saveDraft();
    expect(await opened.sent()).toMatchObject({
      addPrescriptionType: 'SaveAsDraft',
      input: { overrideReason: null, noteToPharmacy: null },
    });
  });

  it('P-233 repeats the harm above Authorize, below a solid Decline button that comes first', () => {
    expect(inOrder(signing(), 'Decline for Juniper', harm, 'This is my eSignature', 'Authorize for Juniper')).toSatisfy(
      isRising,
    );
    expect(queryButton(/^Decline… the request/)).toBeNull();
    expect(within(signing()).getAllByText('Contraindicated').length).toBeGreaterThan(1);
  });

  it('P-233 declines with its first button', async () => {
    await opened.press(/^Decline for Juniper/);
    expect(opened.seen.declines).toBe(1);
  });

  it('P-233 is never signed by Ctrl Enter, and a line explains that', async () => {
    expect(within(signing()).getAllByText(/Ctrl Enter does not sign this prescription\./).length).toBeGreaterThan(0);
    await explain(opened);
    const sign = button(signButton);
    expect(sign.querySelector('kbd')).toBeNull();
    sign.focus();
    fireEvent.keyDown(sign, { key: 'Enter', ctrlKey: true });
    expect(
      await screen.findByText(/The product is contraindicated for Juniper, so Ctrl Enter does not sign it/),
    ).toBeDefined();
    expect(opened.hasSent()).toBe(false);
    await opened.sign();
    expect((await opened.sent()).addPrescriptionType).toBe('AuthorizeRx');
  });

  it('P-233 P-254 focuses a missing step on Ctrl Enter and signs nothing', async () => {
    button(signButton).focus();
    fireEvent.keyDown(button(signButton), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(document.activeElement).toBe(radio('Advised by a specialist')));
    expect(opened.hasSent()).toBe(false);
  });
});

describe('reasons and grades of other prescriptions', () => {
  it.each([
    ['the prescription before', { previousPrescription: prescription({ product: spotOn, overrideReason: 'other' }) }],
    ['a draft', { prescription: draft({ product: spotOn, overrideReason: 'other' }) }],
  ])('P-232 preselects no reason, whatever the reason of %s', async (_, before) => {
    await openRequest(renewal(spotOn, { locationPatient: juniper, ...before }));
    expect(reasons.map((reason) => radio(reason).checked)).toEqual([false, false, false]);
  });

  it('P-233 shows no warning above Authorize, and Decline below it, without a contraindication', async () => {
    await openRequest(renewal(diet));
    // If nothing was found, the checks are listed.
    expect(screen.getByText('No conflicts.').closest('[role=status]')?.textContent).toMatch(/Checked: \w/);
    expect(screen.queryByText(/Ctrl Enter does not sign this prescription/)).toBeNull();
    expect(inOrder(signing(), 'Authorize for Otis', 'Decline…')).toSatisfy(isRising);
  });
});
