import { expect, it } from 'vitest';
import { pimsDot } from './index.js';

it.each([
  ['P-77', true, 'green', 'PIMS Connected'],
  ['P-77', false, 'green', 'PIMS Connected'],
  [null, true, 'red', 'PIMS Not Connected'],
  [' ', true, 'red', 'PIMS Not Connected'],
  [undefined, false, 'grey', 'N/A'],
])('A-074 A-082 id %j and canAuthorize %s show %s', (pimsId, canAuthorize, colour, text) => {
  expect(pimsDot({ pimsId, role: { canAuthorize } })).toEqual({ colour, text });
});

it('A-464 shows no missing link when the location has no practice system', () => {
  const vet = { pimsId: null, role: { canAuthorize: true } };
  expect(pimsDot(vet, false)).toEqual({ colour: 'grey', text: 'N/A' });
  expect(pimsDot({ ...vet, pimsId: 'P-77' }, false)).toEqual({ colour: 'grey', text: 'N/A' });
  expect(pimsDot({ ...vet, pimsId: 'P-77' }, true).colour).toBe('green');
});
