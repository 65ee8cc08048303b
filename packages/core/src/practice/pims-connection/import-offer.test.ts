import { expect, it } from 'vitest';
import { offersImport } from './index.js';

const location = {
  isPimsEnabled: true,
  organization: { isPIMSEnabled: true },
  pimsAccountId: 'site',
  pimsConnectionType: 'EZYVET',
} as const;
const on = new Set(['pimsImport']);

it('C-033 C-117 the patients of a linked client are offered for import', () => {
  expect(offersImport({ pimsId: '4188' }, location, on)).toBe(true);
  expect(offersImport({ pimsId: null, pimsProviderId: 'bx-1' }, location, on)).toBe(true);
  expect(offersImport({ pimsId: ' ', pimsProviderId: null }, location, on)).toBe(false);
});

it('C-033 C-085 none are offered when import or PIMS is off, at the location or its organization', () => {
  const client = { pimsId: '4188' };
  expect(offersImport(client, location, new Set())).toBe(false);
  expect(offersImport(client, { ...location, isPimsEnabled: false }, on)).toBe(false);
  expect(offersImport(client, { ...location, organization: { isPIMSEnabled: false } }, on)).toBe(false);
});
