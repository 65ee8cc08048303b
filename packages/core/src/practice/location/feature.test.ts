import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { featureFlags, featuresOn, hasFeature } from './index.js';

it('A-184 P-230 C-193 these are the flags of all areas', () => {
  expect([...featureFlags].sort()).toEqual(
    [
      ...['hasReportingPage', 'salesforce2Way', 'pimsImport', 'pimsWriteback', 'oobo', 'orderHistory'],
      ...['showNoteToClient', 'pimsAlertModal', 'fuzzyProductSearch', 'fancySearch', 'patientGender'],
      ...['searchFilters', 'preferredSearchFilters', 'deliverySearchFilters'],
    ].sort(),
  );
});

it('A-184 C-175 a flag is on when it is listed, and off otherwise', () => {
  expect(hasFeature(new Set(['oobo']), 'oobo')).toBe(true);
  expect(hasFeature(new Set(['oobo']), 'pimsImport')).toBe(false);
});

test.prop([fc.string().filter((name) => !featureFlags.some((known) => known === name))])(
  'A-184 C-175 an unknown flag is never on',
  (name) => {
    expect(hasFeature(new Set([name]), name)).toBe(false);
  },
);

it('P-230 A-184 the setting of the location takes precedence over that of the platform', () => {
  const setting = (isOn: boolean, isPlatformWide: boolean) => ({ feature: 'showNoteToClient', isOn, isPlatformWide });
  expect(featuresOn([])).toEqual([]);
  expect(featuresOn([setting(true, true)])).toEqual(['showNoteToClient']);
  expect(featuresOn([setting(true, true), setting(false, false)])).toEqual([]);
  expect(featuresOn([setting(false, true), setting(true, false)])).toEqual(['showNoteToClient']);
  expect(featuresOn([setting(false, true)])).toEqual([]);
  expect(featuresOn([{ ...setting(true, false), feature: 'everything' }])).toEqual([]);
});

test.prop([
  fc.uniqueArray(
    fc.record({
      feature: fc.constantFrom(...featureFlags, 'everything'),
      isOn: fc.boolean(),
      isPlatformWide: fc.boolean(),
    }),
    { selector: ({ feature, isPlatformWide }) => `${feature} ${isPlatformWide}` },
  ),
])('P-230 A-184 the order of the settings does not matter, and only flags with a setting can be on', (settings) => {
  expect(featuresOn([...settings].reverse())).toEqual(featuresOn(settings));
  for (const flag of featuresOn(settings))
    expect(settings.some(({ feature, isOn }) => feature === flag && isOn)).toBe(true);
});
