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
])('C-230 a surname of %d clients in %d is met so often: %d', (bearers, clients, share) => {
  expect(surnameShare(bearers, clients)).toBeCloseTo(share, 9);
});

test.prop([count, count, count])('C-230 grows with those who have it, and is a share', (bearers, more, clients) => {
  const share = surnameShare(bearers, clients);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThanOrEqual(1);
  expect(surnameShare(bearers + more, clients)).toBeGreaterThanOrEqual(share);
});
