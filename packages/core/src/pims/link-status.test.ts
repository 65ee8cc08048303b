import { expect, it } from 'vitest';
import { pimsStatus } from './index.js';

it.each([
  [{ pimsId: 'P-1', pimsProviderId: 'B-1' }, 'Linked', 'PIMS ID P-1'],
  [{ pimsId: ' ', pimsProviderId: 'B-1' }, 'Linked', 'PIMS ID B-1'],
  [{ pimsId: null, pimsProviderId: null }, 'Not Linked', null],
])('C-056 of %j is %s, with the PIMS id or else that of the provider', (record, text, tooltip) =>
  expect(pimsStatus(record)).toMatchObject({ text, tooltip }),
);
