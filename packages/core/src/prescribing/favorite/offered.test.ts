import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyFavorite, type FavoriteOffer, type OfferedPatient } from './favorite.js';
import { favorite } from './favorite.test-data.js';
import { favoriteScopeTexts, mayKeepFavorite } from './may-keep.js';
import { favoritesLabel, isOfferedFor, weightBandText } from './offered.js';
import { startFavorite } from './start-favorite.js';

const dog: OfferedPatient = {
  species: { code: 'canine', name: 'Canine' },
  weight: 36,
  weightUnit: 'kg',
  healthConditions: [{ code: 'otitis', name: 'Otitis externa' }],
};
const cat: OfferedPatient = {
  species: { code: 'feline', name: 'Feline' },
  weight: 9,
  weightUnit: 'lbs',
  healthConditions: [],
};
const offers = (changes: Partial<FavoriteOffer>) =>
  [dog, cat].map((patient) => isOfferedFor(favorite(changes), patient));

describe('the patients a favorite is offered for', () => {
  it('P-495 by species, condition, and weight, in either unit', () => {
    expect(offers({})).toEqual([true, true]);
    expect(offers({ species: ['canine', 'equine'] })).toEqual([true, false]);
    expect(offers({ species: ['feline'] })).toEqual([false, true]);
    expect(offers({ conditionCode: 'otitis' })).toEqual([true, false]);
    expect(offers({ weightMin: 20, weightUnit: 'lbs' })).toEqual([true, false]);
    expect(offers({ weightMax: 5, weightUnit: 'kg' })).toEqual([false, true]);
    expect(offers({ weightMin: 36, weightMax: 36, weightUnit: 'kg' })).toEqual([true, false]);
  });

  it('P-495 not with a weight band for a patient without a known weight or species', () => {
    const unknown = { ...dog, weight: null, species: null };
    expect(isOfferedFor(favorite(), unknown)).toBe(true);
    expect(isOfferedFor(favorite({ weightMin: 1 }), unknown)).toBe(false);
    expect(isOfferedFor(favorite({ species: ['canine'] }), unknown)).toBe(false);
  });

  it('P-495 never outside the band, whatever the units', () => {
    const weight = fc.integer({ min: 1, max: 20_000 }).map((value) => value / 100);
    const unit = fc.constantFrom('kg' as const, 'lbs' as const);
    fc.assert(
      fc.property(weight, unit, weight, weight, unit, (own, ownUnit, a, b, bandUnit) => {
        const [weightMin, weightMax] = [Math.min(a, b), Math.max(a, b)];
        const isOffered = isOfferedFor(favorite({ weightMin, weightMax, weightUnit: bandUnit }), {
          ...dog,
          weight: own,
          weightUnit: ownUnit,
        });
        const kilograms = (value: number, of: 'kg' | 'lbs') => (of === 'kg' ? value : value * 0.45359237);
        const exact = kilograms(own, ownUnit);
        const [least, most] = [kilograms(weightMin, bandUnit), kilograms(weightMax, bandUnit)];
        if (exact < least - 0.01 || exact > most + 0.01) expect(isOffered).toBe(false);
        if (exact > least + 0.01 && exact < most - 0.01) expect(isOffered).toBe(true);
      }),
    );
  });

  it('P-495 the band is shown in its own unit', () => {
    const text = (changes: Partial<FavoriteOffer>) => weightBandText(favorite(changes));
    expect(text({})).toBeNull();
    expect(text({ weightMin: 20, weightMax: 40, weightUnit: 'kg' })).toBe('20–40 kg');
    expect(text({ weightMin: 20 })).toBe('from 20 lb');
    expect(text({ weightMax: 40.5, weightUnit: 'kg' })).toBe('up to 40.5 kg');
  });
});

describe('the heading of the favorites', () => {
  it('P-495 names the patient with species and weight, as far as they are known', () => {
    expect(favoritesLabel({ ...dog, name: 'Otis' })).toBe('Favorites for Otis (canine, 36 kg)');
    expect(favoritesLabel({ ...cat, name: 'Mia' })).toBe('Favorites for Mia (feline, 9 lbs)');
    expect(favoritesLabel({ name: 'Mia', species: null, weight: 0, weightUnit: null })).toBe('Favorites for Mia');
    expect(favoritesLabel(null)).toBe('Favorites');
  });
});

describe('who keeps a favorite', () => {
  it('P-494 its user, everyone at the location, or for the organization those with its settings', () => {
    const may = (scope: 'own' | 'location' | 'organization', isOwn: boolean, mayChangeSettings: boolean) => {
      const verdict = mayKeepFavorite({ scope, isOwn }, { mayChangeSettings });
      return verdict.allowed ? true : verdict.reason;
    };
    for (const settings of [true, false]) {
      expect(may('own', true, settings)).toBe(true);
      expect(may('own', false, settings)).toBe(favoriteScopeTexts.others);
      expect(may('location', false, settings)).toBe(true);
    }
    expect(may('organization', true, true)).toBe(true);
    expect(may('organization', true, false)).toBe(favoriteScopeTexts.organization);
  });
});

describe('a prescription that becomes a favorite', () => {
  it('P-497 keeps what it says, named after its product and offered for the species of its patient', () => {
    const source = {
      ...{ directions: 'Give 1.', unitPerFill: 30, prnFlag: false, refills: 3, daysSupply: Number.NaN },
      ...{ noteToPharmacy: null, noteToClient: 'With food' },
      product: { id: '50', title: `Carprofen ${'x'.repeat(80)}` },
    };
    const form = startFavorite({ ...source, patient: dog });
    expect(form).toEqual({
      ...emptyFavorite,
      ...{ directions: 'Give 1.', unitPerFill: 30, refills: 3, noteToClient: 'With food', daysSupply: null },
      ...{ name: `Carprofen ${'x'.repeat(50)}`, scope: 'own', productId: '50', species: ['canine'] },
    });
    expect(startFavorite({ ...source, patient: null }).species).toEqual([]);
    expect(startFavorite({ ...source, patient: { species: { code: 'unknown', name: 'Unknown' } } }).species).toEqual(
      [],
    );
  });
});
