import { expect, it } from 'vitest';
import { supportLocationFields } from './index.js';

it('A-117 A-120 A-159 reserves account, pharmacy and every PIMS setting for support', () => {
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
