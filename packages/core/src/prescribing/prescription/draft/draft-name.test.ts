import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftName } from './draft-name.js';

const facts = {
  client: { firstName: 'Eleanor', lastName: 'Whitfield-Castellanos' },
  patient: { name: 'Clementine' },
  draftCreateDate: '2026-11-20T22:04:09.123Z',
  timeZone: 'America/New_York',
};

it('P-120 names a draft by client, patient, and time at the location', () => {
  expect(draftName(facts)).toBe('rx_Eleanor-Whitfield-Castellanos_Clementine_20261120170409');
  expect(draftName({ ...facts, draftCreateDate: '2026-11-20T05:04:09.000Z' })).toBe(
    'rx_Eleanor-Whitfield-Castellanos_Clementine_20261120000409',
  );
});

it('P-120 replaces every run of other characters with one hyphen', () => {
  expect(
    draftName({ ...facts, client: { firstName: 'Tomás', lastName: "O'Hara / Lee" }, patient: { name: 'Mr. P  #2' } }),
  ).toMatch(/^rx_Tomás-O-Hara-Lee_Mr-P-2_\d{14}$/);
});

it('P-120 is a safe file name for any names', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.string(), { nil: null }), (firstName, lastName, name) => {
      const made = draftName({ ...facts, client: { firstName, lastName }, patient: name === null ? null : { name } });
      expect(made).toMatch(/^rx_[\p{L}\p{M}\p{N}-]*_[\p{L}\p{M}\p{N}-]*_\d{14}$/u);
      expect(made).not.toContain('--');
    }),
  );
});
