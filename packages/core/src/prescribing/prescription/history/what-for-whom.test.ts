import { expect, it } from 'vitest';
import { whatForWhom } from './what-for-whom.js';

it('P-257 names drug, quantity, and patient, as far as they are known', () => {
  expect(whatForWhom('Gabapentin 50 mg', '60 tablets', 'Clementine')).toBe(
    'Gabapentin 50 mg, 60 tablets, for Clementine',
  );
  expect(whatForWhom(null, null, 'Office Use')).toBe('Product unknown, for Office Use');
});
