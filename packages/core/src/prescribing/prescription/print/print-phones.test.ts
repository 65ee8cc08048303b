import { expect, it } from 'vitest';
import { readablePhones } from './print-phones.js';

it('P-108 P-111 formats every number for reading', () => {
  const phone = { phoneType: null, phoneNumber: '5185550142', isActive: true };
  const fax = { phoneType: { description: 'Fax' }, phoneNumber: '2125550143', isActive: false };
  const given = {
    location: {
      name: 'Wren Street',
      timeZone: 'America/New_York',
      priceBookType: 'Generic',
      locationPharmacies: [
        { code: 'GGVCP', name: 'Ridgeline', fax: '6145550190' },
        { code: 'ROOTS', name: 'Roots', fax: null },
      ],
      locationAddresses: [],
      locationPhones: [phone, fax],
    },
    pharmacies: [
      { code: 'GGVCP', fax: '6025550190' },
      { code: 'NOFAX', fax: null },
    ],
    other: 'stays',
  };
  expect(readablePhones(given)).toEqual({
    location: {
      ...given.location,
      locationPharmacies: [
        { code: 'GGVCP', name: 'Ridgeline', fax: '(614)-555-0190' },
        { code: 'ROOTS', name: 'Roots', fax: null },
      ],
      locationPhones: [
        { ...phone, phoneNumber: '(518)-555-0142' },
        { ...fax, phoneNumber: '(212)-555-0143' },
      ],
    },
    pharmacies: [
      { code: 'GGVCP', fax: '(602)-555-0190' },
      { code: 'NOFAX', fax: null },
    ],
    other: 'stays',
  });
});
