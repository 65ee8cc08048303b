import fc from 'fast-check';
import { expect, it } from 'vitest';
import { featureFlags } from '../../practice/location/index.js';
import { reportsAreOn } from './index.js';

it('A-145 A-288 reports are readable only at a location with the feature', () => {
  expect(reportsAreOn(new Set(['hasReportingPage']))).toEqual({ allowed: true });
  expect(reportsAreOn(new Set())).toEqual({
    allowed: false,
    code: 'FORBIDDEN',
    reason: 'Reports are turned off at this location. Ask Signa support to turn them on.',
  });
  fc.assert(
    fc.property(fc.subarray([...featureFlags]), (features) => {
      expect(reportsAreOn(new Set(features)).allowed).toBe(features.includes('hasReportingPage'));
    }),
  );
});
