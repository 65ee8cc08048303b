import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { profileFromUrl, selectionFromUrl, visitOfAddProduct, visitOfProfile } from './index.js';

const address = (pathname: string, search = '', state: unknown = null) => ({
  pathname,
  query: new URLSearchParams(search),
  state,
});
const nobody = { patientInQuery: null, patientInState: null };

it('C-005 a profile URL names the client in its path, and a patient in its query or state', () => {
  expect(profileFromUrl(address('/clients/profile/21/'))).toEqual({ clientId: '21', ...nobody });
  expect(profileFromUrl(address('/clients/profile/21', '?patientId=MzE%3D', { locationPatientId: '32' }))).toEqual({
    clientId: '21',
    patientInQuery: '31',
    patientInState: '32',
  });
});

it.each(['/clients/profile', '/clients/profile/', '/clients/profile/x', '/clients/profile/0', '/create/21'])(
  'C-006 %s names no client',
  (path) => expect(profileFromUrl(address(path)).clientId).toBeNull(),
);

test.prop([fc.string(), fc.anything()])('C-005 ignores an impossible patient', (patientId, state) => {
  const query = new URLSearchParams({ patientId: `!${patientId}` });
  expect(profileFromUrl({ pathname: '/clients/profile/21', query, state: { locationPatientId: state } })).toEqual({
    clientId: '21',
    patientInQuery: null,
    patientInState: typeof state === 'string' && /^[1-9]\d{0,17}$/.test(state) ? state : null,
  });
});

const id = fc.integer({ min: 1 }).map(String);
test.prop([id, fc.option(id)])(
  'C-005 P-012 a profile link always names the client and patient it was made for',
  (clientId, patientId) => {
    const { path, search } = visitOfProfile({ clientId, patientId });
    expect(profileFromUrl(address(path, search))).toEqual({
      clientId,
      patientInQuery: patientId,
      patientInState: null,
    });
  },
);

test.prop([id, id])('C-008 Add Product opens the selection for the client and the patient', (clientId, patientId) => {
  const { path, search, history } = visitOfAddProduct({ clientId, patientId });
  expect({ path, history }).toEqual({ path: '/create/rx/product-selection/', history: 'push' });
  expect(search).toBe(`?${new URLSearchParams({ clientId: btoa(clientId), patientId: btoa(patientId) }).toString()}`);
  expect(selectionFromUrl(address(path, search)).parties).toEqual({ clientId, patientId });
});
