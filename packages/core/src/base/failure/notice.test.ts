import { describe, expect, it } from 'vitest';
import {
  errorNotice,
  forwardToLoginAfter,
  impersonationSigningOut,
  noticeStay,
  notLoggedIn,
  signInFailed,
  signingYouOut,
  userNotRetrieved,
} from './index.js';

describe('the notices of a session', () => {
  it('A-016 a session that ended shows a warning and redirects after 2 seconds', () => {
    expect(notLoggedIn).toEqual({
      status: 'warning',
      title: 'Not logged in',
      description: 'Forwarding to the login page...',
    });
    expect(forwardToLoginAfter).toBe(2000);
  });

  it('A-005 a failed sign-in', () => {
    expect(signInFailed).toEqual({ status: 'error', title: 'Error Logging In.', description: 'Please try again.' });
  });

  it('A-009 a user without a location, or who fails to load', () => {
    expect(signingYouOut).toMatchObject({
      title: 'Signing you out',
      description: 'Please connect to Administration',
    });
    expect(userNotRetrieved('No answer from the database')).toEqual({
      status: 'error',
      title: 'Error retrieving user.',
      description: 'No answer from the database',
    });
    expect(userNotRetrieved(null)).toEqual({ status: 'error', title: 'Error retrieving user.' });
  });

  it('A-061 an impersonated user who cannot be loaded', () => {
    expect(impersonationSigningOut).toMatchObject({
      title: 'Impersonation signing out',
      description: 'Could not impersonate selected user.',
    });
  });
});

describe('the notice of a failed call', () => {
  it('A-017 P-224 shows the server message when there is one, else the listed text', () => {
    const fallback = 'There was an error saving this request.';
    expect(errorNotice('Error Saving Draft', 'Quantity is required', fallback).description).toBe(
      'Quantity is required',
    );
    expect(errorNotice('Error Saving Draft', ' ', fallback).description).toBe(fallback);
    expect(errorNotice('Error Archive RX', null)).toEqual({ status: 'error', title: 'Error Archive RX' });
  });
});

describe('how long a notice stays', () => {
  it('A-037 P-224 is 5 seconds, or 1.5 in prescribing, clients and several forms', () => {
    expect(noticeStay({ status: 'success' }, 'general')).toBe(5000);
    for (const area of [
      'prescribing',
      'clients',
      'organization-form',
      'location-form',
      'shortcut-form',
      'notification-form',
      'profile-picture',
    ] as const) {
      expect(noticeStay({ status: 'success' }, area)).toBe(1500);
      expect(noticeStay({ status: 'warning' }, area)).toBe(1500);
    }
  });

  it('C-279 is 10 seconds for a notice with a button, in every area', () => {
    const notice = { status: 'success', button: { label: 'Undo' } } as const;
    expect([noticeStay(notice, 'clients'), noticeStay(notice, 'general')]).toEqual([10_000, 10_000]);
    expect(noticeStay({ ...notice, status: 'error' }, 'clients')).toBeNull();
  });

  it('P-224 an error stays until it is dismissed', () => {
    expect(noticeStay({ status: 'error' }, 'general')).toBeNull();
    expect(noticeStay({ status: 'error' }, 'prescribing')).toBeNull();
  });
});
