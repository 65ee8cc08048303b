import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { recordByIdInput, isLinkedWith, linkIds, pimsConnectionTypes, recordId } from './index.js';

const ids = { pimsId: '7001', pimsProviderId: 'bx-1' };

it('C-087 C-095 C-168 C-172 is requested by the provider ID for BITWERX, and by the PIMS ID for every other type', () => {
  const asked = pimsConnectionTypes.map((type) => [type, recordId(type, ids)]);
  expect(asked.filter(([, id]) => id === 'bx-1')).toEqual([['BITWERX', 'bx-1']]);
  expect(asked.filter(([, id]) => id === '7001')).toHaveLength(10);
  expect(recordId('BITWERX', { pimsId: '7001' })).toBeNull();
  expect(recordId('EZYVET', { pimsId: ' ', pimsProviderId: 'x' })).toBeNull();
});

it('C-087 is linked by its ID as the provider ID for BITWERX, and as the PIMS ID for every other type', () => {
  expect(linkIds('BITWERX', { id: 'bx-1', pimsId: '7001' })).toEqual(ids);
  expect(linkIds('EZYVET', { id: '7001', pimsId: '7001' })).toEqual({ pimsId: '7001', pimsProviderId: null });
});

it('C-032 C-087 is recognized as linked by its system and its ID there', () => {
  const bitwerx = { ...ids, pimsConnectionType: 'BITWERX' } as const;
  expect(isLinkedWith(bitwerx, 'BITWERX', { id: 'bx-1' })).toBe(true);
  expect(isLinkedWith(bitwerx, 'BITWERX', { id: '7001' })).toBe(false);
  expect(isLinkedWith(bitwerx, 'ACT', { id: '7001' })).toBe(false);
  expect(isLinkedWith({ ...ids, pimsConnectionType: 'EZYVET' }, 'EZYVET', { id: '7001' })).toBe(true);
  expect(isLinkedWith({ pimsId: null, pimsConnectionType: 'EZYVET' }, 'EZYVET', { id: '7001' })).toBe(false);
});

it('C-095 is requested only for a linked client', () => {
  const account = { pimsAccountId: 'site', pimsConnectionType: 'EZYVET' } as const;
  expect(recordByIdInput(account, { ...ids, pimsConnectionType: 'EZYVET' })).toEqual({ ...account, pimsId: '7001' });
  expect(recordByIdInput(account, { ...ids, pimsConnectionType: 'ACT' })).toBeNull();
  expect(recordByIdInput(account, { pimsId: null, pimsConnectionType: 'EZYVET' })).toBeNull();
  const bitwerx = { pimsAccountId: 'site', pimsConnectionType: 'BITWERX' } as const;
  expect(recordByIdInput(bitwerx, { ...ids, pimsConnectionType: 'BITWERX' })).toEqual({
    ...bitwerx,
    providerId: 'bx-1',
  });
});

test.prop([fc.constantFrom(...pimsConnectionTypes), fc.string({ minLength: 1 }).filter((id) => id.trim() === id)])(
  'C-087 is always found again by the stored IDs after it was linked',
  (type, id) => {
    expect(recordId(type, linkIds(type, { id, pimsId: null }))).toBe(
      recordId(type, { pimsId: id, pimsProviderId: id }),
    );
  },
);
