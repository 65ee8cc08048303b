import { describe, expect, it } from 'vitest';
import { lookupsOfFamily } from './family-offer.js';

describe('family choices in an existing form', () => {
  it('P-035 P-033 request every form of the family, and every product of the form', () => {
    const lookups = lookupsOfFamily({ productFamily: 'Galliprant', productPresentationId: '7', isOfficeUse: false });
    expect(lookups.presentations).toMatchObject({ productFamily: 'Galliprant', isOfficeUse: false });
    expect(lookups.presentations?.rxDeliveryDaysFilter).toEqual(['1-2', '2-3', '3-5', '5+']);
    expect(lookups.extendedData).toMatchObject({
      productFamily: 'Galliprant',
      productPresentationId: '7',
      configureFilter: { rxDeliveryDaysFilter: ['1-2', '2-3', '3-5', '5+'], selectedStrength: undefined },
    });
  });

  it('P-035 request no products before a form is chosen, and nothing without a family', () => {
    const question = { productPresentationId: null, isOfficeUse: true };
    expect(lookupsOfFamily({ ...question, productFamily: 'Galliprant' })).toMatchObject({
      presentations: { isOfficeUse: true },
      extendedData: null,
    });
    expect(lookupsOfFamily({ ...question, productFamily: null }).presentations).toBeNull();
  });
});
