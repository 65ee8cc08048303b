import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { featureFlags, hasFeature } from './index.js';

it('A-184 P-230 C-193 the flags of all areas are these', () => {
  expect([...featureFlags].sort()).toEqual(
    [
      ...['hasReportingPage', 'salesforce2Way', 'pimsImport', 'pimsWriteback', 'oobo', 'orderHistory'],
      ...['showNoteToClient', 'pimsAlertModal', 'fuzzyProductSearch', 'fancySearch', 'patientGender'],
      ...['searchFilters', 'preferredSearchFilters', 'deliverySearchFilters'],
    ].sort(),
  );
});

it('A-184 a flag is on when it is listed, and off otherwise', () => {
  expect(hasFeature(new Set(['oobo']), 'oobo')).toBe(true);
  expect(hasFeature(new Set(['oobo']), 'pimsImport')).toBe(false);
});

test.prop([fc.string().filter((name) => !featureFlags.some((known) => known === name))])(
  'A-184 an unknown flag is never on',
  (name) => {
    expect(hasFeature(new Set([name]), name)).toBe(false);
  },
);
