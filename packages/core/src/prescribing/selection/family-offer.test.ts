import { describe, expect, it } from 'vitest';
import { lookupsOfFamily } from './family-offer.js';

describe('what a family offers in a form that stands already', () => {
  it('P-035 P-033 asks for every form of the family, and for every product of the form, leaving nothing out', () => {
    const lookups = lookupsOfFamily({ productFamily: 'Galliprant', productPresentationId: '7', isOfficeUse: false });
    expect(lookups.presentations).toMatchObject({ productFamily: 'Galliprant', isOfficeUse: false });
    expect(lookups.presentations?.rxDeliveryDaysFilter).toEqual(['1-2', '2-3', '3-5', '5+']);
    expect(lookups.extendedData).toMatchObject({
      productFamily: 'Galliprant',
      productPresentationId: '7',
      configureFilter: { rxDeliveryDaysFilter: ['1-2', '2-3', '3-5', '5+'], selectedStrength: undefined },
    });
  });

  it('P-035 asks for no products before a form is chosen, and for nothing without a family', () => {
    const question = { productPresentationId: null, isOfficeUse: true };
    expect(lookupsOfFamily({ ...question, productFamily: 'Galliprant' })).toMatchObject({
      presentations: { isOfficeUse: true },
      extendedData: null,
    });
    expect(lookupsOfFamily({ ...question, productFamily: null }).presentations).toBeNull();
  });
});
