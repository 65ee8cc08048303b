import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { pimsConnectionTypes } from './connection-type.js';
import { isConsultId } from './consult-id.js';
import { hasConsults } from './trait.js';

it.each([
  ['EZYVET', '1', true],
  ['EZYVET', '999999999999999', true],
  ['EZYVET', '1000000000000000', false],
  ['EZYVET', '0', false],
  ['EZYVET', '007', false],
  ['EZYVET', 'c-1', false],
  ['EZYVET', ' 1', false],
  ['EZYVET', '1\n', false],
  ['EZYVET', '', false],
  ['DIGITAIL', '42', true],
  ['DIGITAIL', '8f14e45f-ceea-467f-a0e6-1c0e0a1b2c3d', true],
  ['DIGITAIL', '-1', false],
  ['DIGITAIL', '1/../2', false],
  ['DIGITAIL', 'x'.repeat(64), true],
  ['DIGITAIL', 'x'.repeat(65), false],
  ['VETSPIRE', '1', false],
  [null, '1', false],
] as const)('P-090 for %s the ID %j can be a consultation: %s', (type, id, expected) => {
  expect(isConsultId(type, id)).toBe(expected);
});

test.prop([fc.constantFrom(...pimsConnectionTypes), fc.string()])(
  'P-090 no text is a consultation ID for a system that has none, and none has more than 64 characters',
  (type, id) => {
    if (isConsultId(type, id)) expect(hasConsults(type) && id.length <= 64).toBe(true);
  },
);
