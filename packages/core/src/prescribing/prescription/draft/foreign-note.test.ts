import { describe, expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { type FieldAuthor, foreignNote, isNoteForeign } from '../index.js';

const author: FieldAuthor = {
  field: 'noteToPharmacy',
  locationUserId: '13',
  displayName: 'Priya Natarajan',
  at: '2026-11-22T11:00:00.000Z',
};
const text = 'Toy breed, cannot take capsules.';
const foreign = { text, author };
const unconfirmed = "noteToPharmacy: Confirm or edit Priya Natarajan's note";

describe('a note by another user', () => {
  it("P-247 is another user's for everyone except its author", () => {
    const draft = { noteToPharmacy: text, writtenBy: [{ ...author, field: 'directions' }, author] };
    expect(foreignNote(draft, '11')).toEqual(foreign);
    expect(foreignNote(draft, '13')).toBeNull();
    expect(foreignNote({ ...draft, noteToPharmacy: ' ' }, '11')).toBeNull();
    expect(foreignNote({ ...draft, writtenBy: [{ ...author, field: 'directions' }] }, '11')).toBeNull();
    expect(foreignNote(null, '11')).toBeNull();
  });

  it('P-247 blocks an issue with a conflict until it is confirmed or edited', () => {
    const about = { conflictGrade: 'serious', foreignNote: foreign } as const;
    expect(complaints({ noteToPharmacy: text }, about)).toEqual([unconfirmed]);
    expect(complaints({ noteToPharmacy: ` ${text}\u200B ` }, about)).toEqual([unconfirmed]);
    expect(complaints({ noteToPharmacy: text, confirmedNote: true }, about)).toEqual([]);
    expect(complaints({ noteToPharmacy: `${text} Seen.` }, about)).toEqual([]);
    expect(complaints({ noteToPharmacy: null }, about)).toEqual(['noteToPharmacy: This field is required']);
  });

  it('P-247 is not checked in a draft, or without a conflict that needs a note', () => {
    expect(draftComplaints({ noteToPharmacy: text }, { conflictGrade: 'serious', foreignNote: foreign })).toEqual([]);
    for (const conflictGrade of [null, 'worth-knowing'] as const)
      expect(complaints({ noteToPharmacy: text }, { conflictGrade, foreignNote: foreign })).toEqual([]);
    expect(complaints({ noteToPharmacy: text }, { conflictGrade: 'serious', foreignNote: null })).toEqual([]);
  });

  it('P-247 becomes one’s own only by a change or a confirmation', () => {
    expect(isNoteForeign({ noteToPharmacy: text, confirmedNote: false }, foreign)).toBe(true);
    expect(isNoteForeign({ noteToPharmacy: text, confirmedNote: true }, foreign)).toBe(false);
    expect(isNoteForeign({ noteToPharmacy: 'Mine.', confirmedNote: false }, foreign)).toBe(false);
    expect(isNoteForeign({ noteToPharmacy: text, confirmedNote: false }, null)).toBe(false);
  });
});
