import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { linkedId, pimsConnectionTypes, pimsStatus } from './index.js';

const bitwerx = { pimsConnectionType: 'BITWERX' } as const;

it.each([
  [{ ...bitwerx, pimsId: 'P-1', pimsProviderId: 'B-1' }, 'Linked', 'PIMS ID P-1'],
  [{ ...bitwerx, pimsId: ' ', pimsProviderId: 'B-1' }, 'Linked', 'PIMS ID B-1'],
  [{ ...bitwerx, pimsId: null, pimsProviderId: null }, 'Not Linked', null],
])('C-056 of %j is %s, with the PIMS ID or else the provider ID', (record, text, tooltip) =>
  expect(pimsStatus(record)).toMatchObject({ text, tooltip }),
);

it('C-088 C-125 is linked by a provider ID only when the type has such IDs', () => {
  const byProvider = { pimsId: null, pimsProviderId: 'B-1' };
  const linked = pimsConnectionTypes.filter(
    (pimsConnectionType) => linkedId({ ...byProvider, pimsConnectionType }) !== null,
  );
  expect(linked).toEqual(['BITWERX']);
  expect(linkedId({ ...byProvider, pimsConnectionType: null })).toBeNull();
  expect(pimsStatus({ ...byProvider, pimsConnectionType: 'EZYVET' })).toMatchObject({ isLinked: false });
});

test.prop([fc.option(fc.constantFrom(...pimsConnectionTypes)), fc.option(fc.string())])(
  'C-088 a record with a PIMS ID is always linked, whatever its other fields',
  (pimsConnectionType, pimsProviderId) => {
    expect(linkedId({ pimsId: '7', pimsProviderId, pimsConnectionType })).toBe('7');
  },
);
