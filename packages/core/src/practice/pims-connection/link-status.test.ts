import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { linkedId, pimsConnectionTypes, pimsStatus } from './index.js';

const bitwerx = { pimsConnectionType: 'BITWERX' } as const;

it.each([
  [{ ...bitwerx, pimsId: 'P-1', pimsProviderId: 'B-1' }, 'Linked', 'PIMS ID P-1'],
  [{ ...bitwerx, pimsId: ' ', pimsProviderId: 'B-1' }, 'Linked', 'PIMS ID B-1'],
  [{ ...bitwerx, pimsId: null, pimsProviderId: null }, 'Not Linked', null],
])('C-056 of %j is %s, with the PIMS id or else that of the provider', (record, text, tooltip) =>
  expect(pimsStatus(record)).toMatchObject({ text, tooltip }),
);

it('C-088 C-125 is linked by a provider id only where the type has such ids', () => {
  const byProvider = { pimsId: null, pimsProviderId: 'B-1' };
  const linked = pimsConnectionTypes.filter(
    (pimsConnectionType) => linkedId({ ...byProvider, pimsConnectionType }) !== null,
  );
  expect(linked).toEqual(['BITWERX']);
  expect(linkedId({ ...byProvider, pimsConnectionType: null })).toBeNull();
  expect(pimsStatus({ ...byProvider, pimsConnectionType: 'EZYVET' })).toMatchObject({ isLinked: false });
});

test.prop([fc.option(fc.constantFrom(...pimsConnectionTypes)), fc.option(fc.string())])(
  'C-088 a record with a PIMS id is always linked, whatever else is known of it',
  (pimsConnectionType, pimsProviderId) => {
    expect(linkedId({ pimsId: '7', pimsProviderId, pimsConnectionType })).toBe('7');
  },
);
