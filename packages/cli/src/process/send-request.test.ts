import { describe, expect, it } from 'vitest';
import { json, signa, supportAt } from '../testing/support.js';

const answering = (answer: unknown) => supportAt({ Roles: answer });
const moved = (location: string) => new Response(null, { status: 301, headers: { location } });

describe('an answer that is not one of a Signa server', () => {
  it('A-526 names the address that the server redirects to, and sends the token nowhere else', async () => {
    const at = answering(moved('https://signa.test/graphql'));
    expect(await signa(at, 'api', 'Roles')).toBe(1);
    expect(at.err).toEqual([
      'http://signa.test redirects to https://signa.test, so it is not the address of a Signa server.\nSign in with: signa login --server https://signa.test',
    ]);
    expect(at.requests).toHaveLength(1);
    const elsewhere = answering(moved('/login?next=graphql'));
    await signa(elsewhere, 'api', 'Roles');
    expect(elsewhere.err[0]).toContain('redirects to http://signa.test,');
  });

  it('A-526 reports the status of a gateway, and of another server', async () => {
    const gateway = answering(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
    expect(await signa(gateway, 'api', 'Roles')).toBe(1);
    expect(gateway.err).toEqual([
      'http://signa.test answered 502 Bad Gateway: the Signa server behind this address does not respond. Try again in a moment.',
    ]);
    const other = answering(new Response('<html>', { status: 404, statusText: 'Not Found' }));
    await signa(other, 'api', 'Roles');
    expect(other.err).toEqual([
      'http://signa.test answered 404 Not Found, but not as a Signa server does. Check the address.',
    ]);
  });
});

describe('a call with invalid input', () => {
  const invalid = (message: string, ...issues: readonly object[]) => ({
    errors: [{ message, extensions: { code: 'BAD_USER_INPUT', issues } }],
  });

  it('A-527 prints each field with what is wrong, and exits with 2', async () => {
    const at = answering(
      invalid(
        'Two values are not valid.',
        { path: 'input.quantity', code: 'range', message: 'Enter a number from 1 to 365.' },
        { path: 'input.phones.1.phoneNumber', code: 'format', message: 'Enter 10 digits.' },
      ),
    );
    expect(await signa(at, 'api', 'Roles')).toBe(2);
    expect(at.err).toEqual([
      'Two values are not valid.\n  input.quantity: Enter a number from 1 to 365.\n  input.phones.1.phoneNumber: Enter 10 digits.',
      'BAD_USER_INPUT',
    ]);
  });

  it('A-527 prints the message once if it is that of the only field', async () => {
    const message = 'Enter 10 digits.';
    const at = answering(invalid(message, { path: 'input.fax', code: 'format', message }));
    expect(await signa(at, 'api', 'Roles')).toBe(2);
    expect(at.err[0]).toBe('input.fax: Enter 10 digits.');
    const whole = answering(invalid(message, { path: '', code: 'format', message }));
    await signa(whole, 'api', 'Roles');
    expect(whole.err[0]).toBe(message);
    const fine = answering({ data: { roles: [] } });
    expect(await signa(fine, 'api', 'Roles')).toBe(0);
    expect(json(fine)).toEqual({ roles: [] });
  });
});
