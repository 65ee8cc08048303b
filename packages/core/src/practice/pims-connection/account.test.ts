import { expect, it } from 'vitest';
import { pimsAccountOf } from './index.js';

const location = {
  isPimsEnabled: null,
  organization: { isPIMSEnabled: true },
  pimsAccountId: 'site',
  pimsConnectionType: 'EZYVET',
  pimsWritebackLocationId: '12',
} as const;

it('C-084 C-090 is the account of a location with PIMS features on, with its location there', () => {
  expect(pimsAccountOf(location)).toEqual({
    pimsAccountId: 'site',
    pimsConnectionType: 'EZYVET',
    pimsAccountLocationId: '12',
  });
  expect(pimsAccountOf({ ...location, pimsWritebackLocationId: null })?.pimsAccountLocationId).toBeNull();
});

it.each([
  { isPimsEnabled: false },
  { organization: { isPIMSEnabled: false } },
  { isPimsEnabled: true, organization: { isPIMSEnabled: false } },
  { pimsAccountId: null },
  { pimsAccountId: ' ' },
  { pimsConnectionType: null },
])('C-084 is null with %j', (off) => {
  expect(pimsAccountOf({ ...location, ...off })).toBeNull();
});
