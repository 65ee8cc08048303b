import { expect, it } from 'vitest';
import { readConfig } from '../start/read-config.js';
import { securityHeaders } from './headers.js';
import { portalConfig } from './portal-config.js';

const identity = {
  issuer: 'https://identity.example/realm',
  clientId: 'portal',
  commandLineClientId: 'cli',
  audience: 'signa',
  clientSecret: null,
  usernameClaim: 'email',
  clockToleranceSeconds: 60,
  scim: null,
};
const reached = (monitor: string | null) =>
  /connect-src ([^;]*)/.exec(
    String(securityHeaders('https://signa.example', { monitor })['content-security-policy']),
  )?.[1];

it('A-039 lets the portal connect to this server only, and to a monitor if configured', () => {
  expect(reached(null)).toBe("'self'");
  expect(reached('https://key@monitor.example/42')).toBe("'self' https://monitor.example");
});

it('C-243 lets the portal open sessions at the storefront if configured', () => {
  const policy = securityHeaders('https://signa.example', {
    monitor: 'https://key@monitor.example/42',
    storefront: 'https://shop.example',
  })['content-security-policy'];
  expect(String(policy)).toContain("connect-src 'self' https://monitor.example https://shop.example;");
});

const policyOf = (images: string | null = null) =>
  String(securityHeaders('https://signa.example', { images })['content-security-policy']);

it("A-206 blocks styles in a page's text, and lets the portal add rules to an empty element", () => {
  expect(/style-src ([^;]*)/.exec(policyOf())?.[1]).toBe(
    "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  );
});

it('A-206 allows images from this server, and product images from their configured location', () => {
  expect(/img-src ([^;]*)/.exec(policyOf())?.[1]).toBe("'self' data:");
  expect(/img-src ([^;]*)/.exec(policyOf('https://pictures.example/all'))?.[1]).toBe(
    "'self' data: https://pictures.example",
  );
});

it('A-144 A-206 allows frames from this server, and from the report provider if configured', () => {
  const framed = (reports: string | null) =>
    /frame-src ([^;]*)/.exec(
      String(securityHeaders('https://signa.example', { reports })['content-security-policy']),
    )?.[1];
  expect(framed(null)).toBe("'self'");
  expect(framed('https://reports.example/embed/{location}')).toBe("'self' https://reports.example");
});

it('A-206 disables browser features that the portal does not use', () => {
  const permissions = String(securityHeaders('https://signa.example')['permissions-policy']);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(permissions).toContain(`${feature}=()`);
  expect(permissions).toContain('clipboard-write=(self)');
});

it('allows an inline script of the document by its hash, and no other', () => {
  const scripts = (given: readonly string[]) =>
    /script-src ([^;]*)/.exec(
      String(securityHeaders('https://signa.example', {}, given)['content-security-policy']),
    )?.[1];
  expect(scripts([])).toBe("'self'");
  expect(scripts(['alert(1)'])).toBe("'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

it('A-039 passes a monitor to the portal only if configured', () => {
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
])('A-039 does not start with an invalid monitor address: %s', (address) => {
  expect(() => readConfig({ SESSION_REPLAY_DSN: address })).toThrow(/SESSION_REPLAY_DSN must be the project address/);
});
