import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { lockedLinkIssues, linkedId, type LinkedRecord, pimsConnectionTypes } from './index.js';

const linked: LinkedRecord = { pimsId: '4001', pimsProviderId: null, pimsConnectionType: 'EZYVET' };
const none: LinkedRecord = { pimsId: null, pimsProviderId: null, pimsConnectionType: null };
const byProvider: LinkedRecord = { pimsId: null, pimsProviderId: 'bx-1', pimsConnectionType: 'BITWERX' };
const paths = (stored: LinkedRecord, sent: Parameters<typeof lockedLinkIssues>[1]) =>
  lockedLinkIssues(stored, sent).map(({ path }) => path);

it('C-023 does not allow to change or clear an ID that is set', () => {
  for (const pimsId of [undefined, '4001', ' 4001 ']) expect(paths(linked, { pimsId })).toEqual([]);
  for (const pimsId of [null, '', '4002']) expect(paths(linked, { pimsId })).toEqual(['pimsId']);
  expect(lockedLinkIssues(linked, { pimsId: '4002' })).toEqual([
    { path: 'pimsId', code: 'locked', message: 'The PIMS ID is set and cannot be changed' },
  ]);
  expect(paths({ ...none, pimsProviderId: 'bx-1' }, { pimsProviderId: 'bx-2' })).toEqual(['pimsProviderId']);
});

it('C-115 allows no second ID for a linked record, and any for one that is not linked', () => {
  expect(paths(byProvider, { pimsId: '4001', pimsProviderId: 'bx-1' })).toEqual(['pimsId']);
  expect(paths(linked, { pimsId: '4001', pimsProviderId: 'bx-1' })).toEqual(['pimsProviderId']);
  expect(paths({ ...byProvider, pimsConnectionType: 'EZYVET' }, { pimsId: '4001' })).toEqual([]);
  expect(paths(none, { pimsId: '4001', pimsProviderId: 'bx-1' })).toEqual([]);
});

const id = fc.constantFrom(null, '', ' ', '1', ' 1', '2');
const record = fc.record({
  pimsId: id,
  pimsProviderId: id,
  pimsConnectionType: fc.constantFrom(null, ...pimsConnectionTypes),
});
test.prop([record, fc.record({ pimsId: id, pimsProviderId: id }, { requiredKeys: [] })])(
  'C-115 never changes the record that is linked',
  (stored, sent) => {
    fc.pre(linkedId(stored) !== null && lockedLinkIssues(stored, sent).length === 0);
    const { pimsId = stored.pimsId, pimsProviderId = stored.pimsProviderId } = sent;
    expect(linkedId({ ...stored, pimsId, pimsProviderId })).toBe(linkedId(stored));
  },
);
