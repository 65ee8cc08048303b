import { expect, it } from 'vitest';
import { readablePhones } from './print-phones.js';

it('P-108 P-111 writes every number as people read it', () => {
  const phone = { phoneType: null, phoneNumber: '5185550142', isActive: true };
  const given = {
    location: {
      name: 'Wren Street',
      timeZone: 'America/New_York',
      priceBookType: 'Generic',
      locationPharmacies: [{ code: 'GGVCP', name: 'Ridgeline', fax: '6145550190' }],
      locationAddresses: [],
      locationPhones: [phone],
    },
    pharmacies: [
      { code: 'GGVCP', fax: '6025550190' },
      { code: 'NOFAX', fax: null },
    ],
  };
  expect(readablePhones(given)).toMatchObject({
    location: { locationPhones: [{ phoneNumber: '(518)-555-0142' }], locationPharmacies: [{ fax: '(614)-555-0190' }] },
    pharmacies: [{ fax: '(602)-555-0190' }, { fax: null }],
  });
});
