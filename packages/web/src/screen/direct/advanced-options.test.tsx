import { describe, expect, it } from 'vitest';
import { button, prescription, product } from '../../feature/prescribing/queue/open/form.test-data';
import { formShown, openDirect, serverWith } from './direct.test-data';

const flavored = product({ hasFlavor: true, productFlavors: [{ flavorId: '3', flavor: 'Chicken' }] });
const plain = { id: '41', noteToPharmacy: null, allergicIngredient: null };

describe('the advanced options of a copy', () => {
  it.each([
    { what: 'no advanced options', copied: prescription(plain), opens: false },
    { what: 'a flavor', copied: prescription({ ...plain, product: flavored, flavorId: '3' }), opens: true },
    { what: 'a days supply', copied: prescription({ ...plain, daysSupply: 30 }), opens: true },
    { what: 'an allergic ingredient', copied: prescription({ ...plain, allergicIngredient: 'fish' }), opens: true },
    { what: 'a note', copied: prescription({ ...plain, noteToPharmacy: 'Please call.' }), opens: true },
  ])("P-080 start expanded like a draft's, with $what: $opens", async ({ copied, opens }) => {
    await openDirect({ from: 'copy', id: '41' }, serverWith(copied));
    await formShown();
    expect(button('Advanced Options').getAttribute('aria-expanded')).toBe(String(opens));
  });
});
