import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflictGrades } from '../../../safety/conflict/index.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { conflictAnswerIssues, isConflictUnexplained, isOverrideNote } from './conflict-answer.js';
import { overrideReasonLabel, overrideReasonLabels, overrideReasons } from '../form/override-reason.js';
import { context, form } from '../prescription.test-data.js';
import { settlePrescriptionForm } from '../save/settle-form.js';

const serious = { conflictGrade: 'serious' } as const;
const contraindicated = { conflictGrade: 'contraindicated' } as const;
const note = 'One dose under observation as an inpatient.';
const shortNote = 'noteToPharmacy: Explain it to the pharmacy in at least 15 characters';
const needsReason = 'overrideReason: This field is required';

describe('answer to a serious conflict', () => {
  it('P-088 P-319 is a meaningful note to the pharmacy, except in a draft', () => {
    expect(complaints({}, serious)).toEqual(['noteToPharmacy: This field is required']);
    expect(complaints({ noteToPharmacy: '  ' }, serious)).toEqual(['noteToPharmacy: This field is required']);
    for (const noteToPharmacy of ['x', 'Off label.', 'ok ok ok ok ok ok'])
      expect(complaints({ noteToPharmacy }, serious)).toEqual([shortNote]);
    expect(complaints({ noteToPharmacy: 'Off label: owner informed.' }, serious)).toEqual([]);
    expect(draftComplaints({}, serious)).toEqual([]);
    expect(draftComplaints({ noteToPharmacy: 'x' }, serious)).toEqual([]);
  });

  it('P-319 is a selected reason alone, except the one that refers to the note', () => {
    for (const overrideReason of ['advised-by-specialist', 'no-alternative']) {
      expect(complaints({ overrideReason }, serious)).toEqual([]);
      expect(complaints({ overrideReason, noteToPharmacy: 'x' }, serious)).toEqual([]);
    }
    expect(complaints({ overrideReason: 'other' }, serious)).toEqual(['noteToPharmacy: This field is required']);
    expect(complaints({ overrideReason: 'other', noteToPharmacy: 'x' }, serious)).toEqual([shortNote]);
    expect(complaints({ overrideReason: 'other', noteToPharmacy: note }, serious)).toEqual([]);
    expect(complaints({ overrideReason: 'because' }, serious)).toEqual([
      'overrideReason: Choose a reason from the list',
      'noteToPharmacy: This field is required',
    ]);
  });

  it('P-231 is not required for informational conflicts', () => {
    expect(complaints({}, { conflictGrade: 'worth-knowing' })).toEqual([]);
    expect(isConflictUnexplained({ noteToPharmacy: null, overrideReason: null }, 'worth-knowing')).toBe(false);
  });

  it('P-088 is awaited until it is given', () => {
    const waits = (noteToPharmacy: string | null, grade: 'serious' | null) =>
      isConflictUnexplained({ noteToPharmacy, overrideReason: null }, grade);
    expect([null, ' ', 'Off label.', note].map((text) => waits(text, 'serious'))).toEqual([true, true, true, false]);
    expect(waits(null, null)).toBe(false);
    expect(isConflictUnexplained({ noteToPharmacy: null, overrideReason: 'no-alternative' }, 'serious')).toBe(false);
  });
});

describe('answer to a contraindication', () => {
  it('P-232 is a selected reason and a note with 15 visible characters', () => {
    expect(complaints({}, contraindicated)).toEqual([needsReason, 'noteToPharmacy: This field is required']);
    expect(complaints({ noteToPharmacy: '.' }, contraindicated)).toEqual([needsReason, shortNote]);
    expect(complaints({ noteToPharmacy: note }, contraindicated)).toEqual([needsReason]);
    expect(complaints({ overrideReason: 'other', noteToPharmacy: 'x'.repeat(40) }, contraindicated)).toEqual([
      shortNote,
    ]);
    for (const overrideReason of overrideReasons)
      expect(complaints({ overrideReason, noteToPharmacy: note }, contraindicated)).toEqual([]);
  });

  it('P-232 is not required in a draft, but an unknown reason is rejected in both', () => {
    expect(draftComplaints({}, contraindicated)).toEqual([]);
    for (const find of [complaints, draftComplaints]) {
      expect(find({ overrideReason: 'record-wrong', noteToPharmacy: note }, contraindicated)).toEqual([
        'overrideReason: Choose a reason from the list',
      ]);
    }
  });

  it.each(['Owner informed.', 'a b c d e f g h', 'Ünder Aufsicht.', ' 123456789012345 '])(
    'P-232 %j is sufficient',
    (text) => {
      expect(isOverrideNote(text)).toBe(true);
    },
  );

  it.each([
    null,
    '',
    '.',
    'Owner informed',
    '...............',
    'aaaaaaaAAAAAAAAAAA',
    'aaaa aaaa aaaa aaaa',
    'a                b',
    'ok ok ok ok ok ok',
    'OK, ok. ok; ok! OK ok ok',
    'asdfasdfasdfasdf',
    'asdfasdfasdfasd',
    'fine by me fine by me ',
    '-?-?-!-?-?-!-!-?-!?',
    'a1 a1! a1, a1. a1 a1',
    'aabbaabbabab',
    'ababab bababa ab',
    `Owner${'\u200b'.repeat(20)}`,
    `Owner ${'\u2800'.repeat(20)}.`,
    `Owner ${'\u3164\u00ad\u2060\u180e'.repeat(10)}.`,
  ])('P-232 %j is not', (text) => {
    expect(isOverrideNote(text)).toBe(false);
  });

  it('P-232 is never a single repeated character, at any length and spacing', () => {
    const sign = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(sign, fc.array(fc.constantFrom('', ' ', '\n'), { maxLength: 90 }), (one, gaps) => {
        expect(isOverrideNote(gaps.map((gap) => one + gap).join(''))).toBe(false);
      }),
    );
  });

  it('P-232 is always stricter for a more severe conflict', () => {
    const answer = fc.record({
      noteToPharmacy: fc.constantFrom(null, ' ', '.', note),
      overrideReason: fc.constantFrom(null, 'because', ...overrideReasons),
    });
    fc.assert(
      fc.property(answer, (given) => {
        const open = [...conflictGrades].reverse().map((grade) => conflictAnswerIssues(given, grade).length);
        expect(open).toEqual([...open].sort((a, b) => a - b));
        expect(conflictAnswerIssues(given, null)).toEqual([]);
      }),
    );
  });

  it('P-319 is never a text that is repeated to the end', () => {
    const piece = fc.string({ minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(piece, fc.integer({ min: 2, max: 30 }), fc.constantFrom('', ' '), (one, count, gap) => {
        expect(isOverrideNote(Array.from({ length: count }, () => one).join(gap))).toBe(false);
      }),
    );
  });

  it('P-232 P-319 is stored only when issuing despite a contraindicated or serious conflict', () => {
    const chosen = form({ overrideReason: ' other ' });
    const kept = (changes: Parameters<typeof context>[0]) =>
      settlePrescriptionForm(chosen, context(changes)).overrideReason;
    expect(kept(contraindicated)).toBe('other');
    expect(kept(serious)).toBe('other');
    expect(kept({ conflictGrade: 'worth-knowing' })).toBeNull();
    expect([kept({}), kept({ ...contraindicated, mode: 'draft' })]).toEqual([null, null]);
  });

  it('P-232 is required, so that no form without a stored reason is accepted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(null, 'because', ...overrideReasons),
        fc.constantFrom(null, '.', note),
        (overrideReason, noteToPharmacy) => {
          const sent = form({ overrideReason, noteToPharmacy });
          if (checkPrescriptionForm(sent, context(contraindicated)).length > 0) return;
          expect(overrideReasons).toContain(settlePrescriptionForm(sent, context(contraindicated)).overrideReason);
        },
      ),
    );
  });

  it('P-232 is displayed as selected', () => {
    expect(overrideReasonLabels).toEqual({
      'advised-by-specialist': 'Advised by a specialist',
      'no-alternative': 'No alternative, owner informed',
      other: 'Other, see the note',
    });
    expect([overrideReasonLabel('other'), overrideReasonLabel(null)]).toEqual(['Other, see the note', null]);
  });
});
