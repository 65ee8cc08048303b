import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { surnameShare } from './surname-share.js';

const count = fc.nat({ max: 20_000 });

it.each([
  [0, 0, 1 / 1000],
  [1, 1, 1 / 1000],
  [1, 501, 1 / 2000],
  [101, 9_501, 0.01005],
  [600, 1, 1],
])('C-230 the share of a surname of %d clients in %d is %d', (bearers, clients, share) => {
  expect(surnameShare(bearers, clients)).toBeCloseTo(share, 9);
});

test.prop([count, count, count])(
  'C-230 the share grows with the number of clients, and is between 0 and 1',
  (bearers, more, clients) => {
    const share = surnameShare(bearers, clients);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
    expect(surnameShare(bearers + more, clients)).toBeGreaterThanOrEqual(share);
  },
);
