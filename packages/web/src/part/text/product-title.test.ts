import { describe, expect, it } from 'vitest';
import { productTitle } from './product-title';

describe('productTitle', () => {
  it('P-162 includes the strength once, whether or not the title contains it', () => {
    const expected = { name: 'Amlodipine Mini Tablets', strength: '0.625 mg' };
    expect(productTitle('Amlodipine Mini Tablets 0.625 mg', '0.625 mg')).toEqual(expected);
    expect(productTitle('Amlodipine Mini Tablets', '0.625 mg')).toEqual(expected);
    expect(productTitle('Amlodipine Mini Tablets', null)).toEqual({ name: 'Amlodipine Mini Tablets', strength: '' });
    expect(productTitle('50 mg', '50 mg')).toEqual({ name: '50 mg', strength: '' });
  });
});
