import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { arePimsFeaturesOn, pimsOffText, type PimsSettings } from './index.js';

const on: PimsSettings = {
  isPimsEnabled: true,
  pimsAccountId: '77',
  pimsConnectionType: 'EZYVET',
  organization: { isPIMSEnabled: true },
};

it('C-084 says what is off, and whom to contact', () => {
  const texts = [
    { isPimsEnabled: false },
    { organization: { isPIMSEnabled: false } },
    { pimsAccountId: ' ' },
    { pimsConnectionType: null },
  ].map((change) => pimsOffText({ ...on, ...change }));
  expect(new Set(texts).size).toBe(4);
  for (const text of texts) expect(text).toMatch(/Ask support to/);
  expect(texts[1]).toContain('organization');
});

const flag = fc.constantFrom(true, false, null);
const settings = fc.record({
  isPimsEnabled: flag,
  pimsAccountId: fc.constantFrom(null, '', '77'),
  pimsConnectionType: fc.constantFrom(null, 'EZYVET' as const),
  organization: fc.constantFrom(null, { isPIMSEnabled: true }, { isPIMSEnabled: false }),
});
test.prop([settings])('C-084 is shown exactly when the features are off', (location) => {
  expect(pimsOffText(location) === null).toBe(arePimsFeaturesOn(location));
});
