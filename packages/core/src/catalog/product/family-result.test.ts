import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyResult, type ListedProduct } from './index.js';

const tablet: ListedProduct = {
  id: '9',
  sku: 'SG-9',
  title: 'PrednisTab',
  productFamily: 'Prednisolone',
  description: 'A tablet',
  ingredients: ['prednisolone'],
  classification: 'Medication',
  productApprovalType: 'Rx',
  productPresentation: { id: '4', description: 'Tablet', image: '/dosage/tablet.svg' },
  productSpecies: ['canine'],
  productFlavors: [],
  priceBooks: [{ name: 'Generic', caretakerPrice: 12, veterinarianPrice: 8 }],
  rxDeliveryDays: { min: 1, max: 2 },
  officeUseDeliveryDays: null,
  isControlled: false,
  deaSchedule: null,
  isHazardous: false,
  isTempSensitive: false,
  isOutOfStock: false,
  status: null,
  compound: false,
  isPreferredPrescribed: false,
  fullfillmentVendor: 'RVP',
  imageFront: null,
  parentUuid: null,
};
const gel: ListedProduct = {
  ...tablet,
  id: '10',
  title: 'Prednisolone Gel',
  classification: 'Compound',
  productPresentation: { id: '7', description: 'Gel', image: '/dosage/gel.svg' },
  productSpecies: ['feline', 'canine'],
  priceBooks: [{ name: 'Generic', caretakerPrice: 40.5, veterinarianPrice: null }],
  rxDeliveryDays: { min: 3, max: 5 },
  compound: true,
  isHazardous: true,
  isTempSensitive: true,
  deaSchedule: 'C-IV',
  isPreferredPrescribed: true,
  fullfillmentVendor: 'GGVCP',
};
const generic = { priceBookType: 'Generic', isOfficeUse: false };

describe('the result row of a family', () => {
  it('P-193 summarizes all its products, with single values from the one with the lowest ID', () => {
    expect(familyResult([gel, tablet], generic)).toMatchObject({
      id: '9',
      lowestFamilyId: '9',
      sku: 'SG-9',
      description: 'A tablet',
      dosage: 'Tablet',
      presentationFID: '4',
      imageURL: '/dosage/tablet.svg',
      presentations: ['Gel', 'Tablet'],
      brands: ['PrednisTab', 'Prednisolone Gel'],
      species: ['canine', 'feline'],
      classifications: ['Compound', 'Medication'],
      whenShipRx: { min: 1, max: 5 },
      whenShipOffice: null,
      compound: true,
      isControlled: true,
      deaSchedules: ['C-IV'],
      isHazardous: true,
      isTempSensitive: true,
      isPreferredPrescribed: true,
      facilities: ['GGVCP', 'RVP'],
    });
    expect(() => familyResult([], generic)).toThrow(RangeError);
  });

  it('P-193 P-183 shows the prices from the price book for the buyer', () => {
    expect(familyResult([tablet, gel], generic)).toMatchObject({ srp: 12, srpHighest: 40.5 });
    expect(familyResult([tablet, gel], { ...generic, isOfficeUse: true })).toMatchObject({ srp: 8, srpHighest: 8 });
    expect(familyResult([tablet], { ...generic, priceBookType: 'MVP' })).toMatchObject({ srp: null, srpHighest: null });
  });

  it('P-193 is out of stock when every product is, with the status text of one of them', () => {
    const out = { ...tablet, isOutOfStock: true };
    expect(familyResult([out, gel], generic)).toMatchObject({ isOutOfStock: false, status: null });
    expect(familyResult([out, { ...gel, isOutOfStock: true, status: 'Back in March' }], generic)).toMatchObject({
      isOutOfStock: true,
      status: 'Back in March',
    });
  });

  it('P-193 does not depend on the order of the products', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([tablet, gel, { ...gel, id: '11' }], { minLength: 3 }), (products) => {
        expect(familyResult(products, generic)).toEqual(familyResult(products.toReversed(), generic));
      }),
    );
  });
});
