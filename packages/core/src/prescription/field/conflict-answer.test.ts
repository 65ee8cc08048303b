import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflictGrades } from '../../conflict/index.js';
import { checkPrescriptionForm } from '../save/check-form.js';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { conflictAnswerIssues, isConflictUnexplained, isOverrideNote } from './conflict-answer.js';
import { overrideReasonLabel, overrideReasonLabels, overrideReasons } from '../form/override-reason.js';
import { context, form } from '../prescription.test-data.js';
import { settlePrescriptionForm } from '../save/settle-form.js';

const serious = { conflictGrade: 'serious' } as const;
const contraindicated = { conflictGrade: 'contraindicated' } as const;
const note = 'One dose under observation as an inpatient.';
const shortNote = 'noteToPharmacy: Please explain it to the pharmacy in at least 15 characters';
const needsReason = 'overrideReason: This field is required';

describe('the answer to a serious conflict', () => {
  it('P-088 is a note to the pharmacy that explains it, but not in a draft', () => {
    expect(complaints({}, serious)).toEqual(['noteToPharmacy: This field is required']);
    expect(complaints({ noteToPharmacy: '  ' }, serious)).toEqual(['noteToPharmacy: This field is required']);
    expect(complaints({ noteToPharmacy: 'Off label.' }, serious)).toEqual([]);
    expect(draftComplaints({}, serious)).toEqual([]);
  });

  it('P-231 is not asked for what is only worth knowing', () => {
    expect(complaints({}, { conflictGrade: 'worth-knowing' })).toEqual([]);
    expect(isConflictUnexplained({ noteToPharmacy: null, overrideReason: null }, 'worth-knowing')).toBe(false);
  });

  it('P-088 is waited for until it is given', () => {
    const waits = (noteToPharmacy: string | null, grade: 'serious' | null) =>
      isConflictUnexplained({ noteToPharmacy, overrideReason: null }, grade);
    expect([waits(null, 'serious'), waits(' ', 'serious'), waits('Off label.', 'serious'), waits(null, null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the answer to a contraindication', () => {
  it('P-232 is a chosen reason and a note of 15 visible characters', () => {
    expect(complaints({}, contraindicated)).toEqual([needsReason, 'noteToPharmacy: This field is required']);
    expect(complaints({ noteToPharmacy: '.' }, contraindicated)).toEqual([needsReason, shortNote]);
    expect(complaints({ noteToPharmacy: note }, contraindicated)).toEqual([needsReason]);
    expect(complaints({ overrideReason: 'other', noteToPharmacy: 'x'.repeat(40) }, contraindicated)).toEqual([
      shortNote,
    ]);
    for (const overrideReason of overrideReasons)
      expect(complaints({ overrideReason, noteToPharmacy: note }, contraindicated)).toEqual([]);
  });

  it('P-232 is not asked of a draft, but an unknown reason is refused in both', () => {
    expect(draftComplaints({}, contraindicated)).toEqual([]);
    for (const find of [complaints, draftComplaints]) {
      expect(find({ overrideReason: 'record-wrong', noteToPharmacy: note }, contraindicated)).toEqual([
        'overrideReason: Please choose a reason of the list',
      ]);
    }
  });

  it.each(['Owner informed.', 'a b c d e f g h', 'Ünder Aufsicht.', ' 123456789012345 '])(
    'P-232 %j says enough',
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
    `Owner${'\u200b'.repeat(20)}`,
    `Owner ${'\u2800'.repeat(20)}.`,
    `Owner ${'\u3164\u00ad\u2060\u180e'.repeat(10)}.`,
  ])('P-232 %j does not', (text) => {
    expect(isOverrideNote(text)).toBe(false);
  });

  it('P-232 never lets a single sign pass, however often and spaced', () => {
    const sign = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(sign, fc.array(fc.constantFrom('', ' ', '\n'), { maxLength: 90 }), (one, gaps) => {
        expect(isOverrideNote(gaps.map((gap) => one + gap).join(''))).toBe(false);
      }),
    );
  });

  it('P-232 always asks for more the graver the conflict is', () => {
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

  it('P-232 is kept only by an issue against a contraindication', () => {
    const chosen = form({ overrideReason: ' other ' });
    const kept = (changes: Parameters<typeof context>[0]) =>
      settlePrescriptionForm(chosen, context(changes)).overrideReason;
    expect(kept(contraindicated)).toBe('other');
    expect([kept(serious), kept({}), kept({ ...contraindicated, mode: 'draft' })]).toEqual([null, null, null]);
  });

  it('P-232 never lets a form through that was kept without a reason', () => {
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

  it('P-232 reads as it was chosen', () => {
    expect(overrideReasonLabels).toEqual({
      'advised-by-specialist': 'Advised by a specialist',
      'no-alternative': 'No alternative, owner informed',
      other: 'Other, see the note',
    });
    expect([overrideReasonLabel('other'), overrideReasonLabel(null)]).toEqual(['Other, see the note', null]);
  });
});
