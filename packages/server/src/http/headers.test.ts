import { expect, it } from 'vitest';
import { readConfig } from '../config.js';
import { securityHeaders } from './headers.js';
import { portalConfig } from './portal-config.js';

const identity = {
  issuer: 'https://identity.example/realm',
  clientId: 'portal',
  commandLineClientId: 'cli',
  audience: 'signa',
  clientSecret: null,
  usernameClaim: 'email',
};
const reached = (monitor: string | null) =>
  /connect-src ([^;]*)/.exec(String(securityHeaders('https://signa.example', monitor)['content-security-policy']))?.[1];

it('A-039 lets the portal reach this server alone, and a monitor where one is configured', () => {
  expect(reached(null)).toBe("'self'");
  expect(reached('https://key@monitor.example/42')).toBe("'self' https://monitor.example");
});

it('lets a script of the document run by its hash, and no other', () => {
  const scripts = (given: readonly string[]) =>
    /script-src ([^;]*)/.exec(
      String(securityHeaders('https://signa.example', null, given)['content-security-policy']),
    )?.[1];
  expect(scripts([])).toBe("'self'");
  expect(scripts(['alert(1)'])).toBe("'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

it('A-039 hands the portal a monitor only when one is configured', () => {
  const handed = (environment: Record<string, string>) =>
    portalConfig(identity, readConfig(environment).portal).monitor;
  expect(handed({})).toBeNull();
  expect(handed({ SESSION_REPLAY_DSN: ' ' })).toBeNull();
  expect(handed({ SESSION_REPLAY_DSN: 'https://key@monitor.example/42' })).toEqual({
    dsn: 'https://key@monitor.example/42',
  });
});

it.each([
  'monitor.example',
  'http://key@monitor.example/42',
  'https://monitor.example/42',
  'https://key:secret@m.example/1',
])('A-039 does not start with a monitor address that makes no sense: %s', (address) => {
  expect(() => readConfig({ SESSION_REPLAY_DSN: address })).toThrow(/SESSION_REPLAY_DSN must be the address/);
});
