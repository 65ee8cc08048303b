import { expect, it } from 'vitest';
import { changedVerdicts } from './changed-verdicts.mjs';

const before = {
  id: 'day/zones/1',
  rule: 'day',
  version: 1,
  asOf: null,
  input: { now: '1' },
  verdict: { today: 'a' },
  reasons: [],
};
const file = (...cases) => `${cases.map((one) => JSON.stringify(one)).join('\n')}\n`;
const idsOf = (...now) => changedVerdicts(file(before), file(...now)).map(({ id }) => id);

it('A-372 finds a verdict and a reason that changed without a new version of their rule', () => {
  expect(idsOf({ ...before, verdict: { today: 'b' } })).toEqual(['day/zones/1']);
  expect(idsOf({ ...before, reasons: [{ missing: 'vet' }] })).toEqual(['day/zones/1']);
});

it('A-372 accepts them with a new version, and accepts new cases, other questions and other requirements', () => {
  expect(idsOf({ ...before, verdict: { today: 'b' }, version: 2 })).toEqual([]);
  expect(idsOf(before, { ...before, id: 'day/zones/2', verdict: { today: 'b' } })).toEqual([]);
  expect(idsOf({ ...before, input: { now: '2' }, verdict: { today: 'b' } })).toEqual([]);
  expect(idsOf({ ...before, requirement: ['P-008'] })).toEqual([]);
});
