import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  afterChange,
  afterDecline,
  afterReport,
  changedSide,
  changeText,
  type ComparedField,
  isOffered,
  keptOf,
  maxSyncedFields,
  sourceText,
  type SyncedField,
  unknownField,
} from './index.js';

const day1 = '2026-11-20T15:00:00.000Z';
const day2 = '2026-11-21T15:00:00.000Z';
const day3 = '2026-11-22T15:00:00.000Z';
const weight = (here: string | null, there: string): ComparedField => ({
  field: 'weight',
  here,
  there,
  agrees: here === there,
});
const reyes = { at: day3, by: 'Dr. Reyes' };
const only = (fields: readonly SyncedField[]): SyncedField => {
  const [field] = fields;
  if (field === undefined || fields.length !== 1) throw new Error('One field is kept');
  return field;
};
const agreed = afterReport([], [weight('31 lbs', '31 lbs')], day1);

describe('the values last agreed with the practice system', () => {
  it('C-255 are stored with their time when both are equal, and stay while nothing changes', () => {
    expect(only(agreed)).toEqual({
      ...unknownField('weight'),
      there: '31 lbs',
      thereSince: day1,
      agreedHere: '31 lbs',
      agreedThere: '31 lbs',
      agreedAt: day1,
    });
    expect(afterReport(agreed, [weight('31 lbs', '31 lbs')], day2)).toEqual(agreed);
  });

  it('C-255 are those of both sides when they differ in form, such as an email that is the second one there', () => {
    const second = { field: 'email', here: 'b@x.co', there: 'a@x.co', agrees: true };
    const kept = only(afterReport([], [second], day1));
    expect(kept).toMatchObject({ agreedHere: 'b@x.co', agreedThere: 'a@x.co' });
    expect(changedSide(kept, { here: 'c@x.co', there: 'a@x.co' })).toBe('here');
  });

  it('C-256 show which side changed: there, here, both, or that they were never equal', () => {
    const kept = only(agreed);
    expect(changedSide(kept, weight('31 lbs', '29 lbs'))).toBe('there');
    expect(changedSide(kept, weight('33 lbs', '31 lbs'))).toBe('here');
    expect(changedSide(kept, weight(null, '31 lbs'))).toBe('here');
    expect(changedSide(kept, weight('33 lbs', '29 lbs'))).toBe('both');
    expect(changedSide(undefined, weight('33 lbs', '29 lbs'))).toBe('never');
    expect(changedSide(undefined, weight(null, '29 lbs'))).toBe('there');
    expect(changedSide(unknownField('weight'), weight('33 lbs', '29 lbs'))).toBe('never');
    expect(changedSide(kept, weight('31 lbs', '31 lbs'))).toBe('never');
  });

  it('C-255 C-258 record when and by whom a value was changed, and agree when it was accepted', () => {
    const newer = afterReport(agreed, [weight('31 lbs', '29 lbs')], day2);
    const typed = only(afterChange(newer, { weight: '31 lbs' }, { weight: '33 lbs' }, reyes));
    expect(typed).toMatchObject({ hereSince: day3, hereBy: 'Dr. Reyes', isFromThere: false, agreedAt: day1 });
    const taken = only(afterChange(newer, { weight: '31 lbs' }, { weight: '29 lbs' }, reyes));
    expect(taken).toMatchObject({ isFromThere: true, agreedHere: '29 lbs', agreedThere: '29 lbs', agreedAt: day3 });
    expect(afterChange(newer, { weight: '31 lbs' }, { weight: '31 lbs' }, reyes)).toEqual(newer);
    expect(only(afterChange([], { weight: '31 lbs' }, {}, reyes))).toMatchObject({
      hereSince: day3,
      isFromThere: false,
    });
  });

  it('C-100 a declined value is not offered until the practice system reports another one', () => {
    const newer = afterReport(agreed, [weight('31 lbs', '29 lbs')], day2);
    const declined = afterDecline(newer, [{ field: 'weight', value: '29 lbs' }]);
    expect(isOffered(only(declined), '29 lbs')).toBe(false);
    const again = afterReport(declined, [weight('31 lbs', '29 lbs')], day3);
    expect(isOffered(only(again), '29 lbs')).toBe(false);
    const changed = afterReport(again, [weight('31 lbs', '28 lbs')], day3);
    expect(isOffered(only(changed), '28 lbs')).toBe(true);
    // Reverting to the declined value is another change, so it is offered again.
    expect(isOffered(only(afterReport(changed, [weight('31 lbs', '29 lbs')], day3)), '29 lbs')).toBe(true);
  });

  it('C-100 a value that the system no longer has is not declined, nor is one of another field', () => {
    const newer = afterReport(agreed, [weight('31 lbs', '29 lbs')], day2);
    expect(afterDecline(newer, [{ field: 'weight', value: '28 lbs' }])).toEqual(newer);
    expect(afterDecline(newer, [{ field: 'breed', value: '29 lbs' }])).toEqual(newer);
    expect(afterDecline([unknownField('weight')], [])).toEqual([unknownField('weight')]);
  });

  it('C-255 only so many fields are stored per record, those last reported', () => {
    const phones = (from: number) =>
      Array.from({ length: 100 }, (_, at) => ({ field: `phone:${from + at}`, here: null, there: 'x', agrees: false }));
    const kept = afterReport(afterReport([], phones(0), day1), phones(1000), day2);
    expect(kept).toHaveLength(maxSyncedFields);
    expect(kept.slice(0, 100).map(({ field }) => field)).toEqual(phones(1000).map(({ field }) => field));
    const changed = afterChange(kept, {}, { weight: '3 lbs' }, reyes);
    expect(changed).toHaveLength(maxSyncedFields);
    expect(changed[0]?.field).toBe('weight');
  });
});

describe('the texts about a difference and a value', () => {
  const kept = { ...only(agreed), there: '29 lbs', thereSince: day2, hereSince: day3, hereBy: 'Dr. Reyes' };
  it('C-256 name the side, since when and by whom', () => {
    expect(changeText('there', kept, null)).toBe('Changed in PIMS, seen 11-21-2026');
    expect(changeText('here', kept, null)).toBe('Changed here by Dr. Reyes, 11-22-2026');
    expect(changeText('both', kept, null)).toBe('Changed in PIMS, seen 11-21-2026, and here by Dr. Reyes, 11-22-2026');
    expect(changeText('never', kept, null)).toBe('Different since it was linked');
    expect(changeText('there', { ...kept, agreedAt: null }, null)).toBe('New in PIMS, seen 11-21-2026');
    expect(changeText('there', undefined, null)).toBe('New in PIMS');
    expect(changeText('here', { ...kept, hereBy: null }, null)).toBe('Changed here, 11-22-2026');
    expect(changeText('here', { ...kept, hereSince: null }, null)).toBe('Changed here');
  });

  it('C-258 name the source of a value, with the day at the location', () => {
    expect(sourceText(undefined, null)).toBeNull();
    expect(sourceText(unknownField('weight'), null)).toBeNull();
    expect(sourceText(only(agreed), 'Pacific/Auckland')).toBe('As in PIMS, 11-21-2026');
    expect(sourceText(kept, null)).toBe('Typed here by Dr. Reyes, 11-22-2026');
    expect(sourceText({ ...kept, isFromThere: true }, null)).toBe('From PIMS, taken over by Dr. Reyes, 11-22-2026');
    expect(sourceText({ ...kept, hereBy: null }, null)).toBe('Typed here, 11-22-2026');
  });
});

describe('any history of a field', () => {
  const value = fc.constantFrom('a', 'b', 'c');
  type Step =
    | { readonly kind: 'told'; readonly value: string }
    | { readonly kind: 'typed'; readonly value: string | null }
    | { readonly kind: 'declined'; readonly value: string }
    | { readonly kind: 'forgotten' };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('told' as const), value }),
    fc.record({ kind: fc.constant('typed' as const), value: fc.option(value, { nil: null }) }),
    fc.record({ kind: fc.constant('declined' as const), value }),
    fc.constant({ kind: 'forgotten' as const }),
  );
  const at = (index: number) => new Date(Date.UTC(2026, 10, 1) + index * 60_000).toISOString();
  const values = (here: string | null) => (here === null ? {} : { x: here });

  /** The resulting state of the field, and the value in Signa. */
  function run(steps: readonly Step[]) {
    let fields: readonly SyncedField[] = [];
    let here: string | null = null;
    for (const [index, one] of steps.entries()) {
      if (one.kind === 'told')
        fields = afterReport(fields, [{ field: 'x', here, there: one.value, agrees: here === one.value }], at(index));
      if (one.kind === 'forgotten') fields = afterReport(fields, [], at(index));
      if (one.kind === 'declined') fields = afterDecline(fields, [{ field: 'x', value: one.value }]);
      if (one.kind === 'typed') {
        fields = afterChange(fields, values(here), values(one.value), { at: at(index), by: null });
        here = one.value;
      }
    }
    return { fields, here, kept: keptOf(fields, 'x') };
  }

  test.prop([fc.array(step, { maxLength: 12 })])('C-255 reading the same record again changes nothing', (steps) => {
    const { fields, here, kept } = run(steps);
    const there = kept?.there ?? 'a';
    const reported = [{ field: 'x', here, there, agrees: here === there }];
    const once = afterReport(fields, reported, at(100));
    expect(afterReport(once, reported, at(101))).toEqual(once);
  });

  test.prop([fc.array(step, { maxLength: 12 })])('C-255 C-098 an omitted field changes nothing', (steps) => {
    const { fields } = run(steps);
    expect(afterReport(fields, [], at(100))).toEqual(fields);
  });

  test.prop([fc.array(step, { maxLength: 12 }), value])(
    'C-100 a declined value is never offered again while the practice system reports the same, whatever else happens',
    (steps, there) => {
      const { fields, here } = run(steps);
      fc.pre(here !== there);
      const reported = [{ field: 'x', here, there, agrees: false }];
      const declined = afterDecline(afterReport(fields, reported, at(100)), [{ field: 'x', value: there }]);
      const typed = afterChange(declined, values(here), { x: 'elsewhere' }, { at: at(101), by: null });
      const later = afterReport(typed, [{ field: 'x', here: 'elsewhere', there, agrees: false }], at(102));
      expect(isOffered(keptOf(later, 'x'), there)).toBe(false);
    },
  );

  test.prop([fc.array(step, { maxLength: 12 }), value])(
    'C-100 another value there is always offered',
    (steps, there) => {
      const { fields, here, kept } = run(steps);
      fc.pre(kept?.there !== there);
      const reported = [{ field: 'x', here, there, agrees: here === there }];
      expect(isOffered(keptOf(afterReport(fields, reported, at(100)), 'x'), there)).toBe(true);
    },
  );

  test.prop([fc.array(step, { maxLength: 12 })])(
    'C-256 a side that changed nothing after both agreed is never named as the cause',
    (steps) => {
      const { kept, here } = run([{ kind: 'typed', value: 'a' }, { kind: 'told', value: 'a' }, ...steps]);
      const there = kept?.there ?? 'a';
      fc.pre(here !== there);
      const isReportedOther = steps.some((one) => one.kind === 'told' && one.value !== 'a');
      const isTypedOther = steps.some((one) => one.kind === 'typed' && one.value !== 'a');
      const side = changedSide(kept, { here, there });
      if (!isReportedOther) expect(side).toBe('here');
      if (!isTypedOther) expect(side).toBe('there');
      expect(side).not.toBe('never');
    },
  );
});
