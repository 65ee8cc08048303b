import { describe, expect, it } from 'vitest';
import { checkFavorite, exampleCalculation, favoriteTexts } from './check-favorite.js';
import type { FavoriteForm, FavoriteProduct } from './favorite.js';
import { favorite, suspension, tablets } from './favorite.test-data.js';

const complaints = (changes: Partial<FavoriteForm> = {}, product: FavoriteProduct | null = tablets) =>
  checkFavorite(favorite(changes), product).map(({ path, message }) => `${path}: ${message}`);
const calculation = (text: string, product = tablets) => complaints({ directions: text }, product);

describe('a favorite', () => {
  it('P-490 P-491 needs a name, a scope, a product, and directions', () => {
    expect(complaints()).toEqual([]);
    expect(complaints({ name: ' ', scope: null, directions: ' ' }, null)).toEqual([
      'name: This field is required',
      'scope: This field is required',
      'productId: This field is required',
      'directions: This field is required',
    ]);
    expect(complaints({ name: 'ab' })).toEqual([`name: ${favoriteTexts.nameTooShort}`]);
    expect(complaints({ name: 'x'.repeat(61) })).toEqual(['name: Enter at most 60 characters']);
    expect(complaints({ scope: 'everyone' as never })).toEqual(['scope: This field is required']);
  });

  it('P-491 has the limits of a prescription', () => {
    expect(complaints({ unitPerFill: 0 })).toEqual([expect.stringContaining('unitPerFill: ')]);
    expect(complaints({ unitPerFill: 9999, refills: 11, daysSupply: 365 })).toEqual([]);
    expect(complaints({ refills: 12, daysSupply: 366 })).toEqual([
      'refills: Choose at most 11 refills',
      expect.stringContaining('daysSupply: '),
    ]);
    expect(complaints({ refills: -1 })).toEqual(['refills: Just positive numbers are allowed']);
    expect(complaints({ prnFlag: true, refills: 99 })).toEqual([]);
    expect(complaints({ noteToPharmacy: 'x'.repeat(101), noteToClient: 'x'.repeat(100) })).toEqual([
      'noteToPharmacy: Enter at most 100 characters',
    ]);
    expect(complaints({ directions: 'x'.repeat(621) })).toEqual(['directions: Enter at most 620 characters']);
  });

  it('C-286 P-491 has no invisible characters that change how it reads', () => {
    expect(
      complaints({ name: 'Ten\u202E01', directions: 'Give\u202E 01', noteToClient: 'a\u202Eb' }).map(
        (text) => text.split(':')[0],
      ),
    ).toEqual(['name', 'directions', 'noteToClient']);
  });

  it('P-495 is offered for known species and a weight band whose ends are in order', () => {
    expect(complaints({ species: ['canine', 'feline'], weightMin: 20, weightMax: 20 })).toEqual([]);
    expect(complaints({ species: ['dragon' as never] })).toEqual([`species: ${favoriteTexts.species}`]);
    expect(complaints({ weightMin: 20, weightMax: 19.99 })).toEqual([`weightMax: ${favoriteTexts.weightOrder}`]);
    for (const weight of [0, -1, 1.005, 10_000, Number.NaN])
      expect(complaints({ weightMin: weight })).toContain(`weightMin: ${favoriteTexts.weight}`);
  });

  it('P-492 divides by the strength of its product, in any unit of mass', () => {
    expect(calculation('Give {weight kg * 2.2 mg / 75 mg to half} tablets')).toEqual([]);
    expect(calculation('Give {weight kg * 0.0022 g / 0.075 g to half} tablets')).toEqual([]);
    expect(calculation('Give {weight kg * 2200 mcg / 75000 mcg to half} tablets')).toEqual([]);
    for (const strength of ['50 mg', '75 mcg', '75 g', '750 mg', '7.5 mg'])
      expect(calculation(`Give {weight kg * 2.2 ${strength.split(' ')[1]} / ${strength} to half} tablets`)).toEqual([
        'directions: The calculation divides by another strength than the product has (75 mg). Write the amount in one unit of it.',
      ]);
    expect(calculation('Give {weight kg * 2.2 units / 75 units to half} tablets')).toHaveLength(1);
    const fluid = { ...suspension, strengthDisplay: '200 mg/5 mL' };
    expect(calculation('Give {weight kg * 10 mg / 40 mg to tenth} mL', fluid)).toEqual([]);
    expect(calculation('Give {weight kg * 10 mg / 200 mg to tenth} mL', fluid)).toHaveLength(1);
  });

  it('P-492 can’t be verified for a combination, a percentage, or an unknown strength or unit', () => {
    for (const strengthDisplay of ['300 mg-30 mg', '2%', 'Large', null])
      expect(calculation('Give {weight kg * 2.2 mg / 75 mg to half} tablets', { ...tablets, strengthDisplay })).toEqual(
        [`directions: ${favoriteTexts.strengthUnknown}`],
      );
    for (const unitMeasure of [null, { description: 'bundles' }])
      expect(calculation('Give {weight kg * 2.2 mg / 75 mg to half} tablets', { ...tablets, unitMeasure })).toEqual([
        `directions: ${favoriteTexts.unitUnknown}`,
      ]);
  });

  it('P-492 is followed by the unit of its product', () => {
    for (const after of [' mg', ' mL', ' times', '', '. Tablets'])
      expect(calculation(`Give {weight kg * 2.2 mg / 75 mg to half}${after}`)).toEqual([
        'directions: After the calculation, write the unit of the product: tablets.',
      ]);
    expect(calculation('Give {weight kg * 2.2 mg / 75 mg to half} tab BID')).toEqual([]);
  });

  it('P-493 rounds to tenths only in mL, and halves no capsules', () => {
    expect(calculation('Give {weight kg * 2.2 mg / 75 mg to tenth} tablets')).toEqual([
      `directions: ${favoriteTexts.tenth}`,
    ]);
    const capsules = {
      ...tablets,
      productPresentation: { id: '3', description: 'Capsule' },
      unitMeasure: { description: 'capsules' },
    };
    expect(calculation('Give {weight kg * 2.2 mg / 75 mg to half} capsules', capsules)).toEqual([
      `directions: ${favoriteTexts.capsule}`,
    ]);
    expect(calculation('Give {weight kg * 2.2 mg / 75 mg to whole} capsules', capsules)).toEqual([]);
  });

  it('P-492 gives an example that fits the product', () => {
    const capsules = { ...tablets, strengthDisplay: '100 mg', unitMeasure: { description: 'capsules' } };
    const fluid = { ...suspension, strengthDisplay: '200 mg/5 mL' };
    expect([tablets, capsules, fluid].map(exampleCalculation)).toEqual([
      '{weight kg * 2 mg / 75 mg to half} tablets',
      '{weight kg * 2 mg / 100 mg to whole} capsules',
      '{weight kg * 2 mg / 40 mg to tenth} mL',
    ]);
    for (const product of [tablets, capsules, fluid])
      expect(calculation(`Give ${exampleCalculation(product)} daily.`, product)).toEqual([]);
    expect(exampleCalculation({ ...tablets, strengthDisplay: '2%' })).toBe(
      '{weight kg * 2 mg / 50 mg to half} tablets',
    );
  });

  it('P-492 a dose in mL is divided by 1 mL, of a product measured in mL', () => {
    expect(calculation('Give {weight kg * 0.1 mL / 1 mL to tenth} mL', suspension)).toEqual([]);
    expect(calculation('Give {weight kg * 0.1 mL / 2 mL to tenth} mL', suspension)).toHaveLength(1);
    expect(calculation('Give {weight kg * 0.1 mL / 1 mL to half} tablets')).toHaveLength(1);
  });
});
