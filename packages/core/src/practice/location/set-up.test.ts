import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingSetUp } from './index.js';

const whole = { hasAddress: true, hasPhone: true, hasPharmacy: true, authorizers: 2, licensed: 1, clients: 40 };
const missing = (over: object) => missingSetUp({ ...whole, ...over }).map(({ id }) => id);

it('A-006 lists what a new practice lacks, in the order in which it is needed, and nothing once it is complete', () => {
  const empty = { hasAddress: false, hasPhone: false, hasPharmacy: false, authorizers: 0, licensed: 0, clients: 0 };
  expect(missing(empty)).toEqual(['address', 'phone', 'pharmacy', 'vet', 'client']);
  expect(missing({ licensed: 0 })).toEqual(['license']);
  expect(missing({ clients: 0 })).toEqual(['client']);
  expect(missing({})).toEqual([]);
});

it('A-006 always links to a page of the practice, and lists nothing twice', () => {
  const facts = fc.record({
    ...{ hasAddress: fc.boolean(), hasPhone: fc.boolean(), hasPharmacy: fc.boolean() },
    ...{ authorizers: fc.nat(3), licensed: fc.nat(3), clients: fc.nat(3) },
  });
  fc.assert(
    fc.property(facts, (some) => {
      const steps = missingSetUp(some);
      expect(steps.every(({ to }) => to.startsWith('/'))).toBe(true);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    }),
  );
});
