import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleII, scheduleIV, diet } from '../prescription/prescription.test-data.js';
import { favoriteNote } from './applied-favorite.js';
import { expandFavorite, expansionTexts } from './expand-favorite.js';
import { favoriteFields } from './favorite.js';
import { carprofen, favorite, given, otis } from './favorite.test-data.js';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;
const sum = '36 kg × 2.2 mg/kg ÷ 75 mg = 1.056, rounded to half units: 1';
const why = (...from: Parameters<typeof given>) => plain(expandFavorite(favorite(), given(...from)).notFilledIn);

describe('a favorite in a form', () => {
  it('P-496 fills in the computed directions with their arithmetic, and everything else as it is', () => {
    const { values, sums, label, notFilledIn } = expandFavorite(
      favorite({ daysSupply: 30, noteToPharmacy: 'Scored tablets', noteToClient: 'With food' }),
      given(),
    );
    expect(values).toEqual({
      directions: 'Give 1 tablet by mouth every 12 hours.',
      unitPerFill: 60,
      prnFlag: false,
      refills: 2,
      daysSupply: 30,
      noteToPharmacy: 'Scored tablets',
      noteToClient: 'With food',
    });
    expect([sums.map(plain), notFilledIn]).toEqual([[sum], null]);
    expect(plain(label)).toMatch(/^Within the labeled range: 2\.2.* mg\/kg/);
  });

  it('P-496 writes the unit of the product in singular or plural', () => {
    const written = (kilograms: number, unit: string) =>
      expandFavorite(
        favorite({ directions: `Give {weight kg * 2.2 mg / 75 mg to half} ${unit} by mouth every 12 hours.` }),
        given({ patient: { ...otis, weight: kilograms } }),
      ).values.directions;
    expect(written(18, 'tablets')).toBe('Give 0.5 tablet by mouth every 12 hours.');
    expect(written(51, 'tablet')).toBe('Give 1.5 tablets by mouth every 12 hours.');
    expect(written(36, 'tabs')).toBe('Give 1 tabs by mouth every 12 hours.');
  });

  it('P-496 leaves what the favorite leaves open', () => {
    const empty = favorite({ unitPerFill: null, refills: null, directions: 'Give 1 tablet daily.' });
    expect(expandFavorite(empty, given()).values).toEqual({ directions: 'Give 1 tablet daily.' });
  });

  it('P-493 does not fill in directions for an unknown weight, or one of an unknown or old date', () => {
    expect(why({ patient: { ...otis, weight: null } })).toBe(expansionTexts.noWeight);
    expect(why({ patient: { ...otis, weight: 0 } })).toBe(expansionTexts.noWeight);
    expect(why({ patient: { ...otis, weightUnit: 'stone' as never } })).toBe(expansionTexts.noWeight);
    expect(expandFavorite(favorite(), { ...given(), weightRecorded: null }).notFilledIn).toBe(expansionTexts.noDate);
    expect(why({}, '2025-11-19')).toBe(
      'Recorded 11-19-2025 by Dr. Maya Okafor, more than a year ago: the weight is too old. Record it again, then choose the favorite again.',
    );
    expect(why({}, '2025-11-20')).toBeNull();
    expect(why({ patient: null })).toBe(expansionTexts.noPatient);
    expect(why({ isOfficeUse: true })).toBe(expansionTexts.noPatient);
  });

  it('P-493 fills in the other fields when the directions are not filled in', () => {
    const { values, notFilledIn } = expandFavorite(favorite(), given({ patient: { ...otis, weight: null } }));
    expect(notFilledIn).not.toBeNull();
    expect(values).toEqual({ unitPerFill: 60, prnFlag: false, refills: 2 });
  });

  it('P-493 does not fill in a dose outside the labeled range, and says so', () => {
    const high = favorite({ directions: 'Give {weight kg * 9 mg / 75 mg to half} tablets by mouth every 12 hours.' });
    const { values, notFilledIn, sums } = expandFavorite(high, given());
    expect(values.directions).toBeUndefined();
    expect(plain(notFilledIn)).toMatch(
      /^36 kg × 9 mg\/kg ÷ 75 mg = 4\.32, rounded to half units: 4\.5 is .*above label: 4\.4 mg\/kg a day\.$/,
    );
    expect(sums).toHaveLength(1);
    const low = favorite({ directions: 'Give {weight kg * 1.1 mg / 75 mg to half} tablets by mouth every 24 hours.' });
    expect(plain(expandFavorite(low, given()).notFilledIn)).toContain('below label');
  });

  it('P-493 waits for the labeled ranges, and says if none is known', () => {
    expect(why({ knowledge: null })).toBe(expansionTexts.notLoaded);
    const unknown = { ...carprofen, title: 'Testamycin', ingredients: ['testamycin'] };
    const { label, values } = expandFavorite(favorite(), given({ product: unknown }));
    expect([label, values.directions]).toEqual([expansionTexts.noLabel, 'Give 1 tablet by mouth every 12 hours.']);
  });

  it('P-493 does not fill in directions outside the weight range of the product, or for another strength', () => {
    expect(why({ product: { ...carprofen, weightMin: 5, weightMax: 60 } })).toMatch(
      /^The patient weighs 79\.4 lb, and the product is labeled for /,
    );
    expect(why({ product: { ...carprofen, weightMin: 5, weightMax: 80 } })).toBeNull();
    expect(why({ product: { ...carprofen, strengthDisplay: '25 mg' } })).toContain('another strength');
  });

  it('P-058 P-060 P-062 P-496 fills in the refills that the product allows', () => {
    const refillsFor = (product: typeof carprofen, prnFlag: boolean) => {
      const { values } = expandFavorite(
        favorite({ directions: 'Give 1.', prnFlag, refills: prnFlag ? null : 3 }),
        given({ product }),
      );
      return [values.prnFlag, values.refills];
    };
    expect(refillsFor(carprofen, true)).toEqual([true, null]);
    expect(refillsFor(scheduleIV, true)).toEqual([undefined, undefined]);
    expect(refillsFor(scheduleIV, false)).toEqual([false, 3]);
    expect(refillsFor(scheduleII, false)).toEqual([false, 0]);
    expect(refillsFor(diet, false)).toEqual([true, null]);
  });

  it('P-493 P-496 never changes the product, never leaves a calculation in the directions, and repeats itself', () => {
    const weight = fc.record({
      weight: fc.oneof(
        fc.constant(null),
        fc.integer({ min: 1, max: 30_000 }).map((value) => value / 100),
      ),
      weightUnit: fc.constantFrom('kg' as const, 'lbs' as const),
    });
    const dose = fc.integer({ min: 1, max: 2000 }).map((value) => value / 100);
    fc.assert(
      fc.property(weight, dose, fc.constantFrom('kg', 'lb'), (stored, mg, unit) => {
        const one = favorite({
          directions: `Give {weight ${unit} * ${mg} mg / 75 mg to half} tablets every 12 hours.`,
        });
        const here = given({ patient: { ...otis, ...stored } });
        const { values, notFilledIn, sums } = expandFavorite(one, here);
        expect(Object.keys(values).filter((field) => !favoriteFields.some((known) => known === field))).toEqual([]);
        expect(values.directions === undefined).toBe(notFilledIn !== null);
        if (values.directions !== undefined) {
          expect(values.directions).toMatch(
            /^Give (0\.5|1) tablet every 12|^Give (1\.5|[2-9]\d*(\.5)?|1\d+(\.5)?) tablets every 12/,
          );
          expect(values.directions).not.toContain('Give 0 ');
          expect(sums).toHaveLength(1);
        }
        expect(expandFavorite(one, here)).toEqual({ values, notFilledIn, sums, label: expect.toSatisfy(() => true) });
      }),
      { numRuns: 60 },
    );
  });
});

describe('the line beside the directions', () => {
  const expanded = expandFavorite(favorite(), given());
  const { values, ...rest } = expanded;
  const applied = {
    ...rest,
    name: 'Carprofen twice a day',
    directions: values.directions ?? null,
    weight: 36,
    weightUnit: 'kg' as const,
  };
  const form = { directions: applied.directions };

  it('P-496 shows the arithmetic while directions and weight are unchanged', () => {
    const note = favoriteNote(applied, form, otis);
    expect(note?.isWarning).toBe(false);
    expect(plain(note?.text ?? '')).toContain(`Carprofen twice a day: ${sum}. Within the labeled range`);
    expect(favoriteNote(applied, { directions: 'Give 2 tablets.' }, otis)).toBeNull();
    expect(favoriteNote(null, form, otis)).toBeNull();
  });

  it('P-496 warns when the weight has changed since', () => {
    const note = favoriteNote(applied, form, { weight: 30, weightUnit: 'kg' });
    expect(note?.isWarning).toBe(true);
    expect(note?.text).toMatch(/^The weight has changed since .*Choose the favorite again\.$/);
    expect(favoriteNote(applied, form, { weight: 36, weightUnit: 'lbs' })?.isWarning).toBe(true);
    expect(favoriteNote(applied, form, null)?.isWarning).toBe(true);
  });

  it('P-496 says why the directions are empty, until they are written', () => {
    const none = { ...applied, directions: null, sums: [], label: null, notFilledIn: expansionTexts.noWeight };
    expect(favoriteNote(none, { directions: null }, otis)).toEqual({
      isWarning: true,
      text: `Carprofen twice a day: the directions are not filled in. ${expansionTexts.noWeight}`,
    });
    expect(favoriteNote(none, { directions: 'Give 1.' }, otis)).toBeNull();
  });
});
