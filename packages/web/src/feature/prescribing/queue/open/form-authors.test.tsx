import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, draft, product, queryButton, renewal, signButton } from './form.test-data';
import { seriousPanel, minorPanel, openPoints, openWith, textOf, signing, therapyOf } from './signing.test-data';

/** Midday, in the location's time zone. */
const at = '2026-11-20T11:00:00.000Z';
const priya = (field: string) => ({ field, locationUserId: '13', displayName: 'Priya Natarajan', at });
const own = (field: string) => ({ field, locationUserId: '11', displayName: 'Dr. Maya Okafor', at });
const noteText = 'Toy breed, cannot take capsules.';

/** Priya prepared the directions, the note, and the days supply; the refills are Dr. Okafor's own. */
const prepared = (over: Parameters<typeof draft>[0] = {}) => {
  const chosen = over.product ?? product();
  return renewal(chosen, {
    prescription: draft({
      product: chosen,
      daysSupply: 90,
      noteToPharmacy: noteText,
      lastSavedBy: { locationUserId: '13', displayName: 'Priya Natarajan', at },
      writtenBy: [priya('directions'), own('refills'), priya('daysSupply'), priya('noteToPharmacy')],
      ...over,
    }),
  });
};
const offSpecies = product({ productSpecies: ['feline'] });

const written = 'Written by Priya Natarajan, 06:00 AM';
/** The form fields that show another author beside their label. */
const marked = () =>
  [...document.querySelectorAll('[data-prescription-form] label[for]')]
    .filter((label) => label.parentElement?.textContent.includes(written))
    .map((label) => label.textContent.replace(/ optional$/, ''));
/** The summary values that show another author. */
const markedInSigning = () =>
  [...signing().querySelectorAll('dt')]
    .filter((term) => term.textContent.includes(written))
    .map((term) => term.firstChild?.textContent);

describe('a draft written by another user', () => {
  it('P-246 shows how much was written, by whom, and when, at the form, each field, and the signing summary', async () => {
    await openWith({}, prepared());
    expect(textOf(screen.getByRole('region', { name: 'Prescription', hidden: true }))).toContain(
      '3 fields by Priya Natarajan, 06:00 AM',
    );
    expect(marked()).toEqual(['Directions', 'Days Supply', 'Note To Pharmacy']);
    expect(markedInSigning()).toEqual(['Directions', 'Note', 'Days supply']);
  });

  it('P-246 drops the author only from fields that the signer edits', async () => {
    const opened = await openWith({}, prepared());
    await opened.fill('Directions', 'Give 1 capsule by mouth every 8 hours.');
    expect(marked()).toEqual(['Days Supply', 'Note To Pharmacy']);
    expect(markedInSigning()).toEqual(['Note', 'Days supply']);
  });

  it("P-246 shows nothing for the user's own fields", async () => {
    const mine = [own('directions'), own('daysSupply'), own('noteToPharmacy')];
    await openWith({}, prepared({ writtenBy: mine }));
    expect(document.body.textContent).not.toMatch(/Written by|fields by/);
  });
});

describe("another user's note that explains a conflict", () => {
  it('P-247 requires one press to confirm it, stays as written, and is sent as confirmed', async () => {
    const opened = await openWith({}, prepared({ product: offSpecies }));
    const note = within(seriousPanel()!).getByRole('group', { name: 'Note To Pharmacy', hidden: true });
    expect(textOf(note)).toContain(written);
    expect(textOf(note)).toContain(noteText);
    expect(openPoints()).toEqual(["Confirm Priya Natarajan's note"]);
    expect(button(signButton).getAttribute('aria-disabled')).toBe('true');
    await opened.press('Confirm this note');
    expect(openPoints()).toEqual([]);
    expect(document.activeElement).toBe(button(signButton));
    expect(opened.field('Note To Pharmacy').value).toBe(noteText);
    await opened.sign();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({
      input: { confirmedNote: true, noteToPharmacy: noteText },
    });
  });

  it('P-247 P-254 is focused by Authorize and Ctrl Enter, which sign nothing', async () => {
    const opened = await openWith({}, prepared({ product: offSpecies }));
    await opened.sign();
    await waitFor(() => expect(document.activeElement).toBe(button('Confirm this note')));
    button(signButton).focus();
    fireEvent.keyDown(button(signButton), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(document.activeElement).toBe(button('Confirm this note')));
    expect(opened.hasSent()).toBe(false);
  });

  it("P-247 becomes the signer's own when edited, and needs no confirmation", async () => {
    const opened = await openWith({}, prepared({ product: offSpecies }));
    await opened.press('Edit');
    expect(openPoints()).toEqual(["Confirm Priya Natarajan's note"]);
    await opened.fill('Note To Pharmacy', `${noteText} Off label.`);
    expect(openPoints()).toEqual([]);
    await opened.sign();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({
      input: { confirmedNote: false, noteToPharmacy: `${noteText} Off label.` },
    });
  });

  it('P-247 can be saved in a draft without confirmation', async () => {
    const opened = await openWith({}, prepared({ product: offSpecies }));
    await opened.saveDraft();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({
      addPrescriptionType: 'SaveAsDraft',
      input: { confirmedNote: false, noteToPharmacy: noteText },
    });
  });

  it("P-247 requires nothing if it is the signer's own", async () => {
    const opened = await openWith({}, prepared({ product: offSpecies, writtenBy: [own('noteToPharmacy')] }));
    expect(queryButton('Confirm this note')).toBeNull();
    expect(openPoints()).toEqual([]);
    await opened.sign();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({ input: { confirmedNote: false } });
  });

  it('P-247 requires nothing if it explains no conflict', async () => {
    await openWith({}, prepared());
    expect([queryButton('Confirm this note'), seriousPanel(), openPoints()]).toEqual([null, null, []]);
  });
});

describe('an earlier decline', () => {
  const declined = {
    at: '2026-09-08T16:00:00.000Z',
    by: 'Dr. Tomás Lindqvist',
    reason: 'Due for exam',
    product: therapyOf({ id: '88', strengthDisplay: '300 mg', ingredients: ['gabapentin'] }),
    quantity: 60,
    taskId: '31',
    prescriptionId: null,
  };

  it('P-248 of the same drug shows date, user, and reason, and requires nothing', async () => {
    const opened = await openWith({ declines: [declined] });
    expect(textOf(minorPanel())).toBe(
      'Worth knowing1Declined on 09-08-2026 by Dr. Tomás Lindqvist: Due for exam. Same drug, × 60.',
    );
    expect(seriousPanel()).toBeNull();
    await opened.sign();
    expect(await opened.sent()).toMatchObject({ input: { noteToPharmacy: null } });
  });

  it('P-248 of another drug is not shown', async () => {
    await openWith({ declines: [{ ...declined, product: therapyOf({ id: '88', ingredients: ['carprofen'] }) }] });
    expect(document.body.textContent).not.toContain('Declined on');
  });
});
