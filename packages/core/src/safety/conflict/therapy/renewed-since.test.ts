import { expect, it } from 'vitest';
import { isRenewedSince, type RenewableFacts } from '../index.js';

const today = '2026-11-20';
const of = (facts: Partial<RenewableFacts> = {}): RenewableFacts => ({
  product: { id: 'p1', ingredients: ['phenobarbital sodium'] },
  issuedAt: '2026-01-05T15:00:00Z',
  expiresOn: '2026-12-01',
  ...facts,
});
const later = { issuedAt: '2026-11-19T15:00:00Z', expiresOn: '2027-11-19' };

it('P-239 is renewed by a later one of the same drug, whatever its strength or salt', () => {
  expect(isRenewedSince(of(), [of(later)], today)).toBe(true);
  const other = { id: 'p2', ingredients: ['phenobarbital'] };
  expect(isRenewedSince(of(), [of({ ...later, product: other })], today)).toBe(true);
});

it('P-239 is not renewed by an earlier one, another drug, or one that also expires within a month', () => {
  expect(isRenewedSince(of(), [], today)).toBe(false);
  expect(isRenewedSince(of(), [of({ ...later, issuedAt: '2026-01-05T15:00:00Z' })], today)).toBe(false);
  expect(isRenewedSince(of(), [of({ ...later, product: { id: 'p3', ingredients: ['primidone'] } })], today)).toBe(
    false,
  );
  expect(isRenewedSince(of(), [of({ ...later, expiresOn: '2026-12-20' })], today)).toBe(false);
  expect(isRenewedSince(of(), [of({ ...later, expiresOn: '2026-12-21' })], today)).toBe(true);
  expect(isRenewedSince(of(), [of({ ...later, expiresOn: null })], today)).toBe(false);
});
