import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  accountQuestionOf,
  callFailureText,
  helpClientOpens,
  helpClientWaits,
  impersonatingFailed,
  impersonationIdOf,
  isWebAddress,
  readSessionRequest,
  readStorefrontSession,
  sessionRequestOf,
  storefrontComes,
  tabBlocked,
  helpClientPaths,
} from './index.js';

const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

it("C-181 C-182 the paths to validate and start a client's session are relative to the API", () => {
  expect(helpClientPaths).toEqual({ validate: '/impersonate/validate', start: '/impersonate' });
});

describe('a storefront account', () => {
  it('C-181 C-145 is requested by uuid, for a client or a user', () => {
    for (const type of ['account-caretaker', 'account-user'])
      expect(accountQuestionOf({ uuid: uuid.toUpperCase(), type })).toEqual({ uuid, type });
    for (const body of [{ uuid }, { uuid, type: 'account' }, { uuid: '7', type: 'account-user' }, null, [], 'x'])
      expect(accountQuestionOf(body)).toBeNull();
  });

  it('C-145 is the uuid of the answer, else its ID, else unresolved', () => {
    expect(impersonationIdOf({ uuid: 'u-1', id: 'i-1' })).toBe('u-1');
    expect(impersonationIdOf({ uuid: null, id: 'i-1' })).toBe('i-1');
    expect(impersonationIdOf({ uuid: ' ', id: 81 })).toBe('81');
    for (const answer of [{}, { id: '' }, { id: 1.5 }, { uuid: true }, null, 'u-1', [{ uuid: 'u-1' }]])
      expect(impersonationIdOf(answer)).toBeNull();
  });

  test.prop([fc.anything()])('C-145 is a non-empty text, or unresolved, whatever the answer', (answer) => {
    const id = impersonationIdOf(answer);
    expect(id?.trim()).not.toBe('');
  });
});

describe('starting a session', () => {
  it("C-145 C-182 sends the client's ID as uuid and the user's as impersonationId", () => {
    const request = sessionRequestOf({ client: 'c', user: 'u' });
    expect(request).toEqual({ uuid: 'c', impersonationId: 'u', impersonationType: 'vet' });
    expect(readSessionRequest(request)).toEqual(request);
  });

  it('C-182 is parsed only with both IDs, and for a vet', () => {
    const whole = { uuid: 'c', impersonationId: 'u', impersonationType: 'vet' };
    for (const change of [
      { uuid: '' },
      { impersonationId: 7 },
      { impersonationType: 'owner' },
      { uuid: 'c'.repeat(1001) },
    ])
      expect(readSessionRequest({ ...whole, ...change })).toBeNull();
    expect(readSessionRequest('vet')).toBeNull();
  });

  test.prop([fc.option(fc.string()), fc.option(fc.string())])(
    'C-143 is never sent before both IDs are known',
    (client, user) => {
      expect(sessionRequestOf({ client, user }) === null).toBe(client === null || user === null);
    },
  );
});

describe('the answer to a start request', () => {
  const session = {
    sessionUrl: 'https://shop.example/session',
    token: 'abc.def',
    storefrontUrl: 'http://a.test:8/x?y=1',
  };

  it('C-182 contains two web URLs and a token', () => {
    expect(readStorefrontSession({ ...session, more: 1 })).toEqual(session);
    for (const change of [
      { sessionUrl: 'javascript:alert(1)' },
      { storefrontUrl: 'data:text/html,x' },
      { storefrontUrl: '/here' },
      { sessionUrl: undefined },
      { token: '' },
      { token: 'a b' },
      { token: 'a\r\nb' },
    ])
      expect(readStorefrontSession({ ...session, ...change })).toBeNull();
    expect(readStorefrontSession('ok')).toBeNull();
  });

  it.each([
    'http://',
    'https:///x',
    'ftp://a.test',
    'https://user:word@a.test/',
    'https://a.test/ b',
    ' https://a.test',
    7,
  ])('C-183 never redirects a browser to %s', (address) => expect(isWebAddress(address)).toBe(false));
});

describe('the texts of the help-client session', () => {
  it('C-146 a failed call shows the message of the server, else its status', () => {
    expect(callFailureText(403, { errors: [{ message: ' Not you. ' }] })).toBe('Not you.');
    expect(callFailureText(500, { message: 'Shop is closed' })).toBe('Shop is closed');
    for (const body of [undefined, 'oops', {}, { errors: [] }, { errors: [{ message: ' ' }] }, { message: 7 }])
      expect(callFailureText(502, body)).toBe('Error status: 502');
  });

  it('C-146 starting the session failed', () => {
    expect(impersonatingFailed).toEqual({
      status: 'error',
      title: 'Error Impersonating',
      description: 'Could not impersonate this client. Please try again later.',
    });
  });

  it('C-240 the browser blocked the tab, and the tab is waiting for the storefront', () => {
    expect(tabBlocked).toEqual({
      status: 'error',
      title: 'Error Impersonating',
      description: 'Your browser blocked the new tab. Allow pop-ups for this site, then press Help Client again.',
    });
    expect(storefrontComes).toBe('Opening the storefront…');
  });

  it('C-143 C-191 C-244 the button is waiting: for whom, and how often it is checked', () => {
    expect(helpClientWaits({ client: null, user: null }, 'Ravi Krishnamurthy')).toBe(
      'Help Client is waiting for the storefront account of Ravi Krishnamurthy. Checked every 10 seconds.',
    );
    expect(helpClientWaits({ client: 'c', user: null }, 'Ravi')).toBe(
      'Help Client is waiting for your own storefront account. Checked every 10 seconds.',
    );
    expect(helpClientWaits({ client: 'c', user: 'u' }, 'Ravi')).toBeNull();
    expect(helpClientOpens('Ravi')).toBe('Help Client opens the storefront for Ravi.');
  });
});
