import { expect, it } from 'vitest';
import { complaints, draftComplaints } from '../save/check.test-data.js';
import { flavorChoices } from './flavor.js';
import { product } from '../prescription.test-data.js';

it('P-050 offers the flavors of the product, and none without hasFlavor', () => {
  expect(flavorChoices(product())).toEqual([{ flavorId: '3', flavor: 'Chicken' }]);
  expect(flavorChoices(product({ hasFlavor: false }))).toEqual([]);
});

it('P-050 rejects a flavor the product does not come in, in drafts too', () => {
  const refusal = ['flavorId: This product is not available in that flavor. Choose another flavor'];
  expect(complaints({ flavorId: '3' })).toEqual([]);
  expect(complaints({ flavorId: '4' })).toEqual(refusal);
  expect(draftComplaints({ flavorId: '3' }, { product: product({ hasFlavor: false }) })).toEqual(refusal);
});
