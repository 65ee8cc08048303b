import fc from 'fast-check';
import { speciesCodes } from '../../clients/patient/index.js';
import {
  deliveryTimes,
  noProductFilters,
  searchedFamily,
  timesToShip,
  type ProductFilters,
  type SearchedFamily,
  type SearchedProduct,
} from './index.js';

/** An active product that can be prescribed without restrictions. */
export const product: SearchedProduct = {
  productFamily: 'Prednisolone',
  title: 'PrednisTab',
  ingredients: ['prednisolone'],
  strengthDisplay: '5 mg',
  productFlavors: [],
  weightMin: 0,
  weightMax: 10_000,
  isActive: true,
  compound: false,
  productPresentation: { description: 'Tablet' },
  productSpecies: ['canine'],
  rxDeliveryDays: { min: 1, max: 2 },
  officeUseDeliveryDays: { min: 2, max: 3 },
  isOfficeUse: false,
  isPreferredPrescribed: false,
};

/** A family of products with the given differences from the default one. */
export function family(...changes: Partial<SearchedProduct>[]): SearchedFamily {
  const made = searchedFamily(
    changes.map((change) => ({ ...product, ...change })),
    false,
  );
  if (made === null) throw new RangeError('This family has no product that counts');
  return made;
}

export const filters = (set: Partial<ProductFilters>): ProductFilters => ({ ...noProductFilters, ...set });

const weight = fc.option(fc.integer({ min: 0, max: 120 }), { nil: null });
const days = fc.option(
  fc.tuple(fc.integer({ min: 0, max: 8 }), fc.nat({ max: 4 })).map(([min, more]) => ({ min, max: min + more })),
  { nil: null },
);
const names = ['Prednisone', 'Prednisolone', 'Galliprant', 'Carprofen', 'Amoxicillin', 'Orbax'] as const;

export const anyProduct: fc.Arbitrary<SearchedProduct> = fc.record({
  productFamily: fc.constantFrom(...names),
  title: fc.constantFrom('PrednisTab', 'Rimadyl Caplets', 'Clavamox'),
  ingredients: fc.subarray(['prednisone', 'carprofen', 'clavulanate potassium']),
  strengthDisplay: fc.constantFrom('5 mg', '75 mg', '10 mg/mL', null),
  productFlavors: fc.subarray(['1', '2', '3']).map((ids) => ids.map((flavorId) => ({ flavorId, flavor: flavorId }))),
  weightMin: weight,
  weightMax: weight,
  isActive: fc.boolean(),
  compound: fc.boolean(),
  productPresentation: fc.constantFrom(null, { description: 'Tablet' }, { description: 'Transdermal Gel' }),
  productSpecies: fc.subarray([...speciesCodes]),
  rxDeliveryDays: days,
  officeUseDeliveryDays: days,
  isOfficeUse: fc.boolean(),
  isPreferredPrescribed: fc.boolean(),
});

export const anyFilters: fc.Arbitrary<ProductFilters> = fc
  .record({
    speciesId: fc.subarray([...speciesCodes], { maxLength: 2 }),
    flavorIds: fc.subarray(['1', '2', '3'], { maxLength: 2 }),
    rxDeliveryDaysFilter: fc.subarray([...timesToShip]),
    isPreferredPrescribed: fc.constantFrom(null, true, false),
    deliveryFilter: fc.subarray([...deliveryTimes]),
    minProductWeight: weight,
    maxProductWeight: weight,
  })
  .filter(({ minProductWeight: min, maxProductWeight: max }) => min === null || max === null || min <= max);

/** Families of arbitrary products, without duplicates. */
export const anyFamilies: fc.Arbitrary<SearchedFamily[]> = fc
  .array(anyProduct, { maxLength: 25 })
  .map((products) => names.map((name) => products.filter(({ productFamily }) => productFamily === name)))
  .map((groups) => groups.map((group) => searchedFamily(group, false)).filter((one) => one !== null));
