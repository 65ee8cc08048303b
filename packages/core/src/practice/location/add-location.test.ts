import { expect, it } from 'vitest';
import { supportLocationFields } from './index.js';

it('A-117 A-120 A-159 leaves account, pharmacy and every setting of the practice system to support', () => {
  expect([...supportLocationFields].sort()).toEqual([
    'isEnabledForWriteback',
    'isPimsEnabled',
    'locationAccountId',
    'pharmacyCodes',
    'pimsAccountId',
    'pimsConnectionType',
    'pimsWritebackAccountId',
    'pimsWritebackLocationId',
  ]);
});
