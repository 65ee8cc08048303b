import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { pimsConnectionTypes } from '../../practice/pims-connection/index.js';
import {
  connectedNotice,
  connectFailedNotice,
  connectMinutes,
  connectReturnOf,
  notConnectedNotices,
  offersConnect,
  readGrantedConnection,
  readClinics,
  readCodeRequest,
  readRedirectAddress,
  readTokenRequest,
  usersSyncedNotice,
  usersSyncFailedNotice,
  withoutConnectReturn,
} from './index.js';

describe('connecting by redirect', () => {
  it('A-128 is offered for a DIGITAIL location, and for no other type', () => {
    for (const pimsConnectionType of [...pimsConnectionTypes, null])
      expect(offersConnect({ pimsConnectionType })).toBe(pimsConnectionType === 'DIGITAIL');
  });

  it('A-130 expires ten minutes after it was started', () => {
    expect(connectMinutes).toBe(10);
  });

  it('A-129 accepts at most 200 clinics, each with an address of at most 200 characters', () => {
    const reported = Array.from({ length: 201 }, (_, index) => ({
      id: String(index),
      name: 'C',
      address: 'x'.repeat(201),
    }));
    const clinics = readClinics(reported);
    expect(clinics).toHaveLength(200);
    expect(clinics.at(-1)?.id).toBe('199');
    const [fits] = readClinics([{ id: '1', name: 'C', address: 'x'.repeat(200) }]);
    expect(fits?.address).toBe('x'.repeat(200));
    expect(clinics[0]?.address).not.toBe('x'.repeat(201));
  });

  it('A-128 A-169 redirects only to web URLs', () => {
    expect(readRedirectAddress({ redirectUrl: 'https://vet.digitail.io/oauth/authorize?state=s' })).toBe(
      'https://vet.digitail.io/oauth/authorize?state=s',
    );
    for (const answer of [
      null,
      {},
      [],
      'https://a.example',
      { redirectUrl: 'javascript:alert(1)' },
      { redirectUrl: 1 },
    ])
      expect(readRedirectAddress(answer)).toBeNull();
  });

  it('A-129 A-130 A-169 returns a handle and the clinics, or nothing to connect', () => {
    const clinics = [{ id: '4021', name: 'Battenkill', address: null }];
    expect(readGrantedConnection({ handle: 'h', userData: { clinics } })).toEqual({ handle: 'h', clinics });
    expect(readGrantedConnection({ handle: null, userData: { clinics: [] } })).toEqual({ handle: null, clinics: [] });
    for (const answer of [
      null,
      {},
      { handle: 'h' },
      { handle: 'h', userData: {} },
      { handle: 1, userData: { clinics } },
    ])
      expect(readGrantedConnection(answer)).toBeNull();
  });

  it('A-129 accepts each clinic once, with a valid ID, whatever its other values', () => {
    const reported = [
      { id: 4021, name: 'Battenkill \u202Emobile', address: ' 37 Depot Street ' },
      { id: '4021', name: 'Again' },
      { id: '', name: 'Nobody' },
      { id: 'x'.repeat(101) },
      { id: { a: 1 } },
      { id: '7', name: ['a'], address: 7 },
    ];
    expect(readClinics(reported)).toEqual([
      { id: '4021', name: 'Battenkill  mobile', address: '37 Depot Street' },
      { id: '7', name: null, address: '7' },
    ]);
  });

  it('A-169 accepts a body with a location and a URL, and no other', () => {
    expect(readCodeRequest({ locationId: '2', redirectUri: 'https://a.example/b', more: 1 })).toEqual({
      locationId: '2',
      redirectUri: 'https://a.example/b',
    });
    expect(readTokenRequest({ locationId: '2', url: 'https://a.example/b?code=c' })).toEqual({
      locationId: '2',
      url: 'https://a.example/b?code=c',
    });
    for (const body of [null, [], 'a', {}, { locationId: '2' }, { locationId: 2, redirectUri: 'a', url: 'a' }]) {
      expect(readCodeRequest(body)).toBeNull();
      expect(readTokenRequest(body)).toBeNull();
    }
    const long = 'x'.repeat(4_001);
    expect(readCodeRequest({ locationId: '2', redirectUri: long })).toBeNull();
    expect(readTokenRequest({ locationId: '2', url: long })).toBeNull();
  });

  it('A-129 distinguishes a code, a denial and any other URL', () => {
    expect(connectReturnOf('?code=c&state=s')).toBe('code');
    expect(connectReturnOf('?error=access_denied&state=s')).toBe('denied');
    for (const search of ['', '?state=s', '?error=x', '?tab=pims']) expect(connectReturnOf(search)).toBeNull();
  });

  it('A-131 keeps the other parameters of the URL', () => {
    expect(withoutConnectReturn('?code=c&state=s')).toBe('');
    expect(withoutConnectReturn('?tab=pims&code=c&state=s&error=e&error_description=d')).toBe('?tab=pims');
  });

  test.prop([fc.webQueryParameters()])('A-131 never leaves a code, a state or an error in the URL', (query) => {
    const rest = new URLSearchParams(withoutConnectReturn(`?${query}&code=c&state=s&error=e`));
    for (const field of ['code', 'state', 'error', 'error_description']) expect(rest.has(field)).toBe(false);
    expect(connectReturnOf(`?${rest.toString()}`)).toBeNull();
  });

  it('A-131 reports success, or which side failed', () => {
    expect(connectedNotice).toEqual({
      status: 'success',
      title: 'Successfully connected to the practice system.',
    });
    expect(connectFailedNotice('DIGITAIL')).toEqual({
      status: 'error',
      title: 'Error',
      description: 'There was an error trying to connect to Digitail. Please try again.',
    });
    for (const type of [...pimsConnectionTypes.filter((one) => one !== 'DIGITAIL'), null])
      expect(connectFailedNotice(type).description).toBe(
        'There was an error trying to connect to the partner. Please try again.',
      );
  });

  it('A-274 says that nothing was connected', () => {
    for (const notice of Object.values(notConnectedNotices)) {
      expect(notice).toMatchObject({ status: 'warning', title: 'Not connected' });
      expect(notice.description).toContain('Nothing was changed.');
    }
  });

  it('A-132 shows how many users were synced, or why they were not', () => {
    expect([0, 1, 12].map((count) => usersSyncedNotice(count).title)).toEqual([
      '0 users synced',
      '1 user synced',
      '12 users synced',
    ]);
    expect(usersSyncFailedNotice('No answer')).toMatchObject({ status: 'error', description: 'No answer' });
  });
});
