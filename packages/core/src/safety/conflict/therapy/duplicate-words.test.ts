import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/time/index.js';
import { therapyName } from './duplicate-words.js';
import { subject } from '../conflict.test-data.js';
import {
  type ActiveTherapyFacts,
  type ConflictSubject,
  duplicateTherapy,
  duplicateWords,
  openSum,
  renewedHereText,
  therapyLines,
} from '../index.js';
import { draft, facts, phenobarbital, renewed, request, therapy } from '../therapy.test-data.js';

const dosing = {
  strengthDisplay: '64.8 mg',
  unit: 'tablets',
  packsizeQty: 100,
  unitPerFill: 100,
  directions: null,
  refills: 4,
  prnFlag: false,
};
const timeZone = 'America/New_York';
const product = { id: phenobarbital.id, ingredients: ['phenobarbital'] };
const of = (active: readonly ActiveTherapyFacts[], rest: Partial<ConflictSubject> = {}) =>
  subject(
    product,
    {},
    {
      today: '2026-11-22',
      facts: facts(active),
      self: { taskId: '7', draftId: null, previousPrescriptionId: '5' },
      dosing,
      ...rest,
    },
  );
const setting = { patientName: 'Pepper', timeZone, today: '2026-11-22' };
const words = (one: ActiveTherapyFacts) => {
  const [duplicate] = duplicateTherapy(of([one]));
  if (!duplicate) throw new Error('It is a duplicate');
  return duplicateWords(duplicate, setting);
};

describe('the texts of a duplicate', () => {
  it('P-236 describe an issued prescription: what the patient has, whose it is and what is left', () => {
    expect(words(therapy())).toEqual({
      heading: 'Pepper already has phenobarbital, issued yesterday.',
      sentence: 'Rx# 26-104390 of Dr. Tomás Lindqvist: not filled yet, 4 refills left, 500 tablets (250 days).',
      short: 'Also on Rx# 26-104390',
    });
  });

  it('P-236 do not count an unused first fill as a refill, and name an unlimited prescription', () => {
    const sentence = (changes: Partial<ActiveTherapyFacts>) => words(therapy(changes)).sentence;
    expect(sentence({ isFilled: true, fillsLeft: 1, unitsLeft: 100, daysSupply: null })).toBe(
      'Rx# 26-104390 of Dr. Tomás Lindqvist: 1 refill left, 100 tablets.',
    );
    expect(sentence({ refills: 0, fillsLeft: 1, unitsLeft: 100, by: null })).toBe(
      'Rx# 26-104390: not filled yet, 0 refills left, 100 tablets (50 days).',
    );
    expect(sentence({ prnFlag: true, refills: null, fillsLeft: null, unitsLeft: null })).toBe(
      'Rx# 26-104390 of Dr. Tomás Lindqvist: not filled yet, unlimited refills (PRN).',
    );
  });

  it('P-303 mark an external prescription, whose first fill is unknown', () => {
    const elsewhere = { rxNumber: null, elsewhere: { number: 'VN-88' }, by: 'Dr. Ines Roth' };
    expect(words(therapy(elsewhere))).toEqual({
      heading: 'Pepper already has phenobarbital, issued elsewhere yesterday.',
      sentence: 'Rx# VN-88 (elsewhere) of Dr. Ines Roth: 4 refills left, 500 tablets (250 days).',
      short: 'Also on Rx# VN-88 (elsewhere)',
    });
    expect(words(therapy({ ...elsewhere, elsewhere: { number: null } })).short).toBe('Also on Rx issued elsewhere');
    expect(therapyName({ kind: 'prescription', rxNumber: null })).toBe('Rx#');
  });

  it('P-303 treat an external prescription like one of ours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.option(fc.string(), { nil: null }),
        (days, unitsLeft, number) => {
          const ours = therapy({ expiresOn: addDays('2026-11-22', days), unitsLeft });
          const theirs = { ...ours, rxNumber: null, elsewhere: { number } };
          const grades = (one: ActiveTherapyFacts) => duplicateTherapy(of([one])).map(({ grade, by }) => [grade, by]);
          expect(grades(theirs)).toEqual(grades(ours));
          expect(grades(theirs)).toHaveLength(1);
        },
      ),
    );
  });

  it('P-236 show days by the calendar of the location', () => {
    const heading = (at: string) => words(therapy({ at })).heading;
    expect(heading('2026-11-22T04:59:00.000Z')).toContain('issued yesterday.');
    expect(heading('2026-11-22T05:01:00.000Z')).toContain('issued today.');
    expect(heading('2026-11-20T21:10:00.000Z')).toContain('issued on 11-20-2026.');
  });

  it('P-236 describe a draft or request as not issued yet', () => {
    expect(words(draft())).toEqual({
      heading: 'Pepper already has a draft of phenobarbital, saved on 11-20-2026.',
      sentence: 'Draft of Priya Natarajan: not issued, 100 tablets.',
      short: 'Also in a draft of Priya Natarajan',
    });
    expect(words(request({ id: '8', by: null, quantity: null }))).toEqual({
      heading: 'Pepper already has a request for phenobarbital, raised yesterday.',
      sentence: 'Request: not answered.',
      short: 'Also in a request',
    });
  });

  it('P-236 name the drug when only the class is shared', () => {
    const nsaid = {
      ...phenobarbital,
      title: 'Galliprant Tablets 60 mg',
      ingredients: ['grapiprant'],
      keywords: ['nsaid'],
    };
    const [duplicate] = duplicateTherapy(
      subject({ ingredients: ['carprofen'], keywords: ['nsaid'] }, {}, { facts: facts([therapy({ product: nsaid })]) }),
    );
    expect(duplicate && duplicateWords(duplicate, setting).heading).toBe(
      'Pepper already has an NSAID, Galliprant Tablets 60 mg, issued yesterday.',
    );
  });
});

describe('what is active now', () => {
  const own = request({ previousPrescriptionId: '5' });

  it('P-236 P-237 lists every active one, newest first, with the renewed one marked', () => {
    const lines = therapyLines(of([renewed, draft(), own, therapy()]), timeZone);
    expect(lines.map(({ therapy: _, ...line }) => line)).toEqual([
      {
        name: 'Rx# 26-104390',
        date: '11-21-2026',
        by: 'Dr. Tomás Lindqvist',
        isRenewed: false,
        amount: '500 tablets',
        rest: '4 refills',
        until: '05-21-2027',
        grade: 'serious',
      },
      {
        name: 'Draft',
        date: '11-20-2026',
        by: 'Priya Natarajan',
        isRenewed: false,
        amount: null,
        rest: 'not issued, × 100',
        until: null,
        grade: 'worth-knowing',
      },
      {
        name: 'Rx# 26-104052',
        date: '06-08-2026',
        by: 'Dr. Tomás Lindqvist',
        isRenewed: true,
        amount: '100 tablets',
        rest: '1 refill',
        until: '12-08-2026',
        grade: null,
      },
    ]);
    expect(renewedHereText).toBe('renewed here');
  });

  it('P-236 marks another request as unanswered, and an unlimited prescription as PRN', () => {
    const lines = therapyLines(
      of([request({ id: '8' }), therapy({ prnFlag: true, refills: null, fillsLeft: null, unitsLeft: null })]),
      timeZone,
    );
    expect(lines.map(({ rest, amount }) => [rest, amount])).toEqual([
      ['PRN', null],
      ['not answered, × 100', null],
    ]);
  });

  it('P-236 adds up the remaining units, and what this one adds', () => {
    expect(openSum(of([renewed, draft(), own, therapy()]))).toEqual({
      open: '600 tablets',
      rest: ' are open, 300 days at 2 a day; this one adds 500.',
    });
  });

  it('P-236 shows no unknown days, and does not add up different strengths', () => {
    const rest = (active: readonly ActiveTherapyFacts[], changes: Partial<typeof dosing> = {}) =>
      openSum(of(active, { dosing: { ...dosing, ...changes } }))?.rest;
    expect(rest([therapy({ daysSupply: null })])).toBe(' are open; this one adds 500.');
    expect(rest([therapy(), therapy({ id: '32', daysSupply: 100 })])).toBe(' are open; this one adds 500.');
    expect(rest([therapy()], { prnFlag: true })).toBe(' are open, 250 days at 2 a day.');
    expect(rest([therapy()], { strengthDisplay: '32.4 mg' })).toBe(' are open, 250 days at 2 a day.');
    const weaker = therapy({ id: '32', product: { ...phenobarbital, strengthDisplay: '32.4 mg' } });
    expect(openSum(of([therapy(), weaker]))).toBeNull();
    expect(openSum(of([therapy(), therapy({ id: '32', fillsLeft: null, unitsLeft: null })]))).toBeNull();
    expect(openSum(of([draft()]))).toBeNull();
    expect(openSum(of([]))).toBeNull();
  });
});
