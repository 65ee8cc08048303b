import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../program.js';
import { type Answers, openPartner, type Partner } from '../testing/partner.js';
import { refused, terminal } from '../testing/terminal.js';

let partner: Partner | undefined;
afterEach(() => partner?.close());

const device = {
  ...{ device_code: 'device-1', user_code: 'WXYZ-1234', verification_uri: 'https://id.test/device' },
  ...{ verification_uri_complete: 'https://id.test/device?user_code=WXYZ-1234', expires_in: 60, interval: 0.01 },
};
const tokens = { access_token: 'h.e.s', token_type: 'bearer', refresh_token: 'refresh-1', expires_in: 900 };
const graphql = [refused('FORBIDDEN', 'Only Signa support can do this.') as object];

/** Signs in with a device code against a server with these answers. */
async function signIn(answers: Answers) {
  partner = await openPartner({ '/graphql': [{ data: null, ...graphql[0] }], ...answers });
  const at = terminal({ session: null });
  const opened: string[] = [];
  const openBrowser = (address: string) => Promise.resolve(opened.push(address) > 0);
  const words = ['login', '--server', `${partner.origin}/`, '--device'];
  const exit = await run(words, {
    io: { ...at.io, fetch, openBrowser },
    file: at.file,
    namedServer: null,
  });
  return { at, exit, opened, arrived: partner.arrived, origin: partner.origin };
}

describe('signa login --device', () => {
  it('A-189 A-299 signs in on another device, showing the code and an address that includes it', async () => {
    const { at, exit, opened, arrived, origin } = await signIn({ '/device': [device], '/token': [tokens] });
    expect(exit).toBe(0);
    expect(at.err).toEqual([
      'On any device, go to https://id.test/device and enter the code WXYZ-1234',
      'Or open https://id.test/device?user_code=WXYZ-1234, which includes the code.',
      `Signed in to ${origin}`,
    ]);
    expect(opened).toEqual([]);
    expect(arrived.find(({ path }) => path === '/device')?.body).toMatchObject({
      client_id: 'signa-command-line',
      scope: 'openid profile email offline_access',
      resource: 'https://api.signa.test',
    });
    expect(arrived.find(({ path }) => path === '/token')?.body).toMatchObject({ device_code: 'device-1' });
    expect(at.stored()).toEqual({
      ...{ server: origin, accessToken: 'h.e.s', idToken: null, refreshToken: 'refresh-1', method: 'device' },
      ...{ expiresAt: at.io.now() + 900_000, impersonating: null },
    });
  });

  it('A-299 waits until the user has entered the code, and shows only what the provider returns', async () => {
    const { verification_uri_complete: _, ...plain } = device;
    const { expires_in: _of, refresh_token: _by, ...short } = tokens;
    const pending = { error: 'authorization_pending' };
    const { at, exit, arrived } = await signIn({ '/device': [plain], '/token': [pending, pending, short] });
    expect(exit).toBe(0);
    expect(at.err).toHaveLength(2);
    expect(arrived.filter(({ path }) => path === '/token')).toHaveLength(3);
    expect(at.stored()).toMatchObject({ accessToken: 'h.e.s', expiresAt: null });
    expect(at.stored()).not.toHaveProperty('refreshToken');
  });

  it('A-189 A-191 keeps no session if the user declines', async () => {
    const { at, exit } = await signIn({ '/device': [device], '/token': [{ error: 'access_denied' }] });
    expect(exit).toBe(1);
    expect(at.err.at(-1)).toBe('Error Logging In. Please try again.');
    expect(at.stored()).toBeNull();
  });
});
