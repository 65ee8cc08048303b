import { describe, expect, it } from 'vitest';
import { mailingOf } from './print-mailing.js';

describe('mailingOf', () => {
  it('P-112 splits the configured address into envelope lines', () => {
    expect(
      mailingOf({
        address: 'Ridgeline Veterinary Pharmacy, 400 Sample Road, Phoenix, AZ 85001',
        number: '(602) 555-0190',
      }),
    ).toEqual({
      addressLines: ['Ridgeline Veterinary Pharmacy', '400 Sample Road', 'Phoenix, AZ 85001'],
      phone: '(602)-555-0190',
    });
  });

  it('P-112 keeps given line breaks', () => {
    expect(
      mailingOf({ address: 'Sample Pharmacy\nAttn: Controlled\nColumbus, OH 43085', number: '1' }).addressLines,
    ).toEqual(['Sample Pharmacy', 'Attn: Controlled', 'Columbus, OH 43085']);
  });
});
