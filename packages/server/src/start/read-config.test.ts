import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './read-config.js';

const identity = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_AUDIENCE: 'signa' };
const outside = { HOST: '0.0.0.0', SIGNA_PUBLIC_URL: 'https://signa.example' };
const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('without settings', () => {
  it('everything is embedded, on this machine only', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      database: { kind: 'embedded' },
      folder: '.signa',
      identity: null,
      isDevelopment: false,
    });
    expect(readConfig({ HOST: '  ', PORT: '' }).host).toBe('127.0.0.1');
  });
});

describe('encryption keys', () => {
  const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');

  it('A-124 A-271 are a list, each with its id, in order', () => {
    expect(readConfig({}).secretKeys).toBeNull();
    expect(readConfig({ PIMS_SECRET_KEYS: `2026-11:${key(1)}, 2025:${key(2)}` }).secretKeys).toEqual([
      { id: '2026-11', key: Buffer.alloc(32, 1) },
      { id: '2025', key: Buffer.alloc(32, 2) },
    ]);
  });

  it('A-124 an invalid one ends the start with an error that names its position and never the key', () => {
    const short = Buffer.alloc(16, 5).toString('base64');
    for (const told of [short, `a:${short}`, `:${key(1)}`, `a b:${key(1)}`, `a:${key(1)},`]) {
      const problems = problemsOf({ PIMS_SECRET_KEYS: told });
      expect(problems).toEqual([expect.stringMatching(/^PIMS_SECRET_KEYS: key \d is not 'id:key'/)]);
      expect(problems.join()).not.toContain(short);
      expect(problems.join()).not.toContain(key(1));
    }
    expect(problemsOf({ PIMS_SECRET_KEYS: `a:${key(1)},a:${key(2)}` })).toEqual([
      'PIMS_SECRET_KEYS: duplicate key ID a',
    ]);
  });
});

describe('identity provider', () => {
  it('A-001 is required completely: each missing setting is named', () => {
    for (const name of Object.keys(identity) as (keyof typeof identity)[]) {
      const { [name]: _missing, ...rest } = identity;
      expect(problemsOf(rest)).toEqual([expect.stringMatching(new RegExp(`^${name} is missing`))]);
    }
    expect(problemsOf({ OIDC_ISSUER: identity.OIDC_ISSUER })).toHaveLength(2);
  });

  it('A-001 is required with a real database, and when the server is reachable from other machines', () => {
    expect(problemsOf({ DATABASE_URL: 'postgresql://db.example/signa' })).toHaveLength(3);
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7', 'signa.example', '127.0.0.1.example'])
      expect(problemsOf({ HOST })).toHaveLength(3);
    for (const HOST of ['localhost', '::1', '127.0.0.5']) expect(problemsOf({ HOST })).toEqual([]);
    expect(readConfig({ ...identity, ...outside }).identity).toEqual({
      issuer: 'https://id.example',
      clientId: 'portal',
      clientSecret: null,
      commandLineClientId: 'portal',
      audience: 'signa',
      usernameClaim: 'email',
      clockToleranceSeconds: 60,
      scim: null,
    });
  });

  it('keeps the embedded database, without the sample, when only the provider is configured', () => {
    const config = readConfig(identity);
    expect(config.database.kind).toBe('embedded');
    expect(config.portal.supportContacts.default).toEqual({ phone: '', email: '' });
  });
});

it('names every invalid setting at once', () => {
  const problems = problemsOf({
    PORT: 'x',
    DATABASE_URL: 'mysql://x',
    PHARMACY_URL: 'ftp://x',
    LOG_LEVEL: 'loud',
    SIGNA_DEVELOPMENT: 'yes',
    JOB_POLL_SECONDS: '0',
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'PHARMACY_URL',
    'SIGNA_DEVELOPMENT',
    'LOG_LEVEL',
    'JOB_POLL_SECONDS',
  ]);
});

it('requires a secret with every integration', () => {
  expect(problemsOf({ PHARMACY_URL: 'https://rx.example' })).toEqual([
    expect.stringContaining('PHARMACY_SECRET is missing'),
  ]);
  expect(problemsOf({ STOREFRONT_SECRET: 'x' })).toEqual([expect.stringContaining('STOREFRONT_URL is missing')]);
  expect(readConfig({ PHARMACY_URL: 'https://rx.example/', PHARMACY_SECRET: 's' }).pharmacy).toEqual({
    url: 'https://rx.example',
    secret: 's',
    inboundSecret: null,
  });
});

it('A-381 rejects a signing secret with the Standard Webhooks prefix that is not base64', () => {
  for (const name of ['PHARMACY_INBOUND_SECRET', 'STOREFRONT_INBOUND_SECRET']) {
    for (const secret of ['whsec_', 'whsec_not base64', 'whsec_MfKQ9'])
      expect(problemsOf({ [name]: secret })).toEqual([expect.stringContaining(`${name} starts with whsec_`)]);
    for (const secret of ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'any text'])
      expect(problemsOf({ [name]: secret })).toEqual([]);
  }
});

it('never starts with half an identity provider, whatever else is set', () => {
  const some = fc.record(
    {
      OIDC_ISSUER: fc.constant('https://id.example'),
      OIDC_CLIENT_ID: fc.string({ minLength: 1 }),
      OIDC_AUDIENCE: fc.string({ minLength: 1 }),
      DATABASE_URL: fc.constant('postgresql://x/y'),
      HOST: fc.constantFrom('0.0.0.0', '127.0.0.1'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(some, (environment) => {
      const given = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_AUDIENCE'].filter((name) =>
        (environment as Record<string, string | undefined>)[name]?.trim(),
      );
      const isReal = Boolean(environment.DATABASE_URL) || environment.HOST === '0.0.0.0';
      const starts = problemsOf({ ...environment, SIGNA_PUBLIC_URL: 'https://signa.example' }).length === 0;
      expect(starts).toBe(given.length === 3 || (given.length === 0 && !isReal));
    }),
  );
});

describe('PIMS connections', () => {
  const ezyvet = {
    EZYVET_URL: 'https://api.ezyvet.example/',
    EZYVET_PARTNER_ID: 'partner',
    EZYVET_CLIENT_ID: 'client',
    EZYVET_CLIENT_SECRET: 'secret',
  };
  const digitail = { DIGITAIL_URL: 'https://vet.example', DIGITAIL_CLIENT_ID: 'client', DIGITAIL_CLIENT_SECRET: 'x' };

  it('P-095 are enabled by configuration alone, each separately', () => {
    expect(readConfig({}).pims).toEqual({ ezyvet: null, digitail: null, gateway: null });
    expect(readConfig({ ...ezyvet }).pims).toEqual({
      ezyvet: { url: 'https://api.ezyvet.example', partnerId: 'partner', clientId: 'client', clientSecret: 'secret' },
      digitail: null,
      gateway: null,
    });
    expect(readConfig({ PIMS_GATEWAY_URL: 'https://pims.example/', PIMS_GATEWAY_KEY: 'k' }).pims.gateway).toEqual({
      url: 'https://pims.example',
      key: 'k',
    });
    expect(readConfig({ ...digitail }).pims.digitail).toEqual({
      url: 'https://vet.example',
      clientId: 'client',
      clientSecret: 'x',
    });
  });

  it('are required completely: missing settings are named, and no secret is printed', () => {
    const { EZYVET_CLIENT_ID: _missing, ...rest } = ezyvet;
    expect(problemsOf(rest)).toEqual([expect.stringMatching(/EZYVET_CLIENT_ID missing$/)]);
    const { DIGITAIL_URL: _url, ...others } = digitail;
    expect(problemsOf(others)).toEqual([expect.stringMatching(/DIGITAIL_URL missing$/)]);
    expect(problemsOf(rest).join()).not.toContain('secret');
  });
});

describe('data that leaves this machine', () => {
  const far = ['http://signa.example', 'http://10.0.0.7:4000', 'http://localhost.example', 'http://127.0.0.1.example'];
  const near = ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://portal.localhost'];
  const settingOf = {
    SIGNA_PUBLIC_URL: (url: string) => ({ SIGNA_PUBLIC_URL: url }),
    OIDC_ISSUER: (url: string) => ({ ...identity, OIDC_ISSUER: url }),
    PHARMACY_URL: (url: string) => ({ PHARMACY_URL: url, PHARMACY_SECRET: 's' }),
    STOREFRONT_URL: (url: string) => ({ STOREFRONT_URL: url, STOREFRONT_SECRET: 's' }),
    EZYVET_URL: (url: string) => ({
      EZYVET_URL: url,
      EZYVET_PARTNER_ID: 'p',
      EZYVET_CLIENT_ID: 'c',
      EZYVET_CLIENT_SECRET: 's',
    }),
    DIGITAIL_URL: (url: string) => ({ DIGITAIL_URL: url, DIGITAIL_CLIENT_ID: 'c', DIGITAIL_CLIENT_SECRET: 's' }),
  };

  it.each(Object.entries(settingOf))('A-205 requires https: %s', (name, settings) => {
    for (const url of far)
      expect(problemsOf(settings(url))).toEqual([`${name} must start with https://, because it leaves this machine`]);
    for (const url of [...near, 'https://signa.example']) expect(problemsOf(settings(url))).toEqual([]);
  });

  it('A-205 requires an https address when the server is reachable from other machines', () => {
    expect(problemsOf({ ...identity, HOST: '0.0.0.0' })).toEqual([
      expect.stringMatching(/^SIGNA_PUBLIC_URL is missing: HOST 0\.0\.0\.0/),
    ]);
    expect(problemsOf({ ...identity, ...outside })).toEqual([]);
  });

  it('A-205 never includes free queries', () => {
    const development = { SIGNA_DEVELOPMENT: '1' };
    expect(problemsOf({ ...identity, ...outside, ...development })).toEqual([
      expect.stringMatching(/^SIGNA_DEVELOPMENT is for this machine only/),
    ]);
    expect(problemsOf({ ...identity, ...development, SIGNA_PUBLIC_URL: 'https://signa.example' })).toHaveLength(1);
    expect(
      problemsOf({ ...identity, ...development, HOST: '10.0.0.7', SIGNA_PUBLIC_URL: 'http://localhost:4000' }),
    ).toHaveLength(1);
    expect(problemsOf({ ...development, SIGNA_PUBLIC_URL: 'http://localhost:5173' })).toEqual([]);
  });
});

const cdsHash = 'a'.repeat(64);

it('A-500 reads the keys of other programs by name, location and hash', () => {
  const { cdsKeys, limits } = readConfig({
    CDS_KEYS: `notes:1:${cdsHash}, lab-2:17:${cdsHash}`,
    CDS_CALLS_PER_MINUTE: '9',
  });
  expect(cdsKeys).toEqual([
    { name: 'notes', locationId: '1', sha256: cdsHash },
    { name: 'lab-2', locationId: '17', sha256: cdsHash },
  ]);
  expect(limits.programCallsPerMinute).toBe(9);
  expect([readConfig({}).cdsKeys, readConfig({}).limits.programCallsPerMinute]).toEqual([[], 120]);
});

it.each([`notes:1:secret`, `notes:wren:${cdsHash}`, cdsHash, `a:1:${cdsHash},a:2:${cdsHash}`])(
  'A-500 refuses the keys %s, without repeating them',
  (keys) => {
    const [problem] = problemsOf({ CDS_KEYS: keys });
    expect(problem).toMatch(/^CDS_KEYS (?:must be|names a program twice)/);
    expect(problem).not.toContain(keys);
  },
);

it('A-207 A-472 reads rate limits from settings, with defaults', () => {
  expect(readConfig({})).toMatchObject({
    limits: { callsPerSecond: 50, queriesAtOnce: 2, refusalsPerMinute: 600 },
    proxies: 0,
  });
  const set = { CALLS_PER_SECOND: '7', QUERIES_AT_ONCE: '3', REFUSALS_PER_MINUTE: '8', PROXIES: '2' };
  expect(readConfig(set)).toMatchObject({
    limits: { callsPerSecond: 7, queriesAtOnce: 3, refusalsPerMinute: 8 },
    proxies: 2,
  });
  expect(problemsOf({ CALLS_PER_SECOND: '0', QUERIES_AT_ONCE: '0', PROXIES: '9' })).toHaveLength(3);
});

it('A-439 reads the clock skew from a setting, 60 seconds by default', () => {
  expect(readConfig(identity).identity).toMatchObject({ clockToleranceSeconds: 60 });
  const set = (seconds: string) => ({ ...identity, OIDC_CLOCK_TOLERANCE_SECONDS: seconds });
  expect(readConfig(set('0')).identity).toMatchObject({ clockToleranceSeconds: 0 });
  expect(problemsOf(set('301'))).toEqual(['OIDC_CLOCK_TOLERANCE_SECONDS must be a whole number from 0 to 300']);
});

it('A-436 reads the hosts allowed at a private address', () => {
  expect(readConfig({}).privateHosts).toEqual([]);
  const set = { PRIVATE_HOSTS: ' Idp.corp.example, 10.0.0.7:8443,fd12::7 ,[fd12::7]:443,' };
  expect(readConfig(set).privateHosts).toEqual(['idp.corp.example', '10.0.0.7:8443', 'fd12::7', '[fd12::7]:443']);
  for (const wrong of ['https://idp.corp.example', '10.0.0.0/8', 'idp.corp.example/x', 'a b', '*'])
    expect(problemsOf({ PRIVATE_HOSTS: wrong })).toEqual([
      expect.stringMatching(/^PRIVATE_HOSTS must be comma-separated host names/),
    ]);
});

describe('storefront', () => {
  const originOf = (environment: Record<string, string>) => readConfig(environment).storefront.sessionOrigin;
  const shop = { STOREFRONT_URL: 'https://api.shop.example/v1/', STOREFRONT_SECRET: 'shared' };

  it('C-243 opens sessions at its API address or at the configured one', () => {
    expect(originOf({})).toBeNull();
    expect(originOf(shop)).toBe('https://api.shop.example');
    expect(originOf({ ...shop, STOREFRONT_SESSION_URL: 'https://shop.example/session' })).toBe('https://shop.example');
  });

  it('C-243 rejects an invalid address for sessions', () => {
    const placed = (STOREFRONT_SESSION_URL: string) => problemsOf({ ...shop, STOREFRONT_SESSION_URL });
    expect(placed('http://shop.example')).toEqual([expect.stringMatching(/^STOREFRONT_SESSION_URL must start with/)]);
    expect(placed('shop')).toEqual([expect.stringMatching(/^STOREFRONT_SESSION_URL must be an http/)]);
    expect(problemsOf({ STOREFRONT_SESSION_URL: 'https://shop.example' })).toEqual([
      'STOREFRONT_SESSION_URL requires STOREFRONT_URL',
    ]);
  });
});

describe('report provider', () => {
  it('A-145 has an https address that names the location, and is off by default', () => {
    expect(readConfig({}).portal.reports).toBeNull();
    const address = 'https://reports.example/embed/{location}?theme=light';
    expect(readConfig({ REPORTS_URL: address }).portal.reports).toBe(address);
  });

  it('A-145 A-206 rejects an address that is not https, or whose host depends on the location', () => {
    for (const REPORTS_URL of [
      'http://reports.example/{location}',
      'https://reports.example/all',
      'https://{location}.reports.example/',
      'reports',
    ])
      expect(problemsOf({ REPORTS_URL })).toEqual([expect.stringMatching(/^REPORTS_URL must start with https/)]);
  });
});

it('A-511 reads CDS services with their token and locations', () => {
  const services = [
    { name: 'Dosing Desk', url: 'https://desk.example/r4/cds-services/', token: 'secret', locations: ['1', '4'] },
    { name: 'Label Watch', url: 'http://localhost:9000/' },
  ];
  expect(readConfig({ CDS_SERVICES: JSON.stringify(services) }).cdsServices).toEqual([
    { name: 'Dosing Desk', url: 'https://desk.example/r4', token: 'secret', locations: ['1', '4'] },
    { name: 'Label Watch', url: 'http://localhost:9000', token: null, locations: null },
  ]);
  expect(readConfig({}).cdsServices).toBeNull();
  expect(readConfig({ CDS_SERVICES: '[]' }).cdsServices).toEqual([]);
});

it.each([
  ['Dosing Desk|https://desk.example', 'must be a JSON list of services'],
  ['{"name":"Desk"}', 'must be a JSON list of services'],
  ['[{"name":"Desk","url":"http://desk.example"}]', 'entry 1, url: must be an https address'],
  ['[{"name":"<b>","url":"https://a.example"}]', 'entry 1, name: must be a name'],
  [
    '[{"name":"A","url":"https://a.example"},{"name":"B","url":"https://b.example","locations":["x"]}]',
    'entry 2, locations',
  ],
  ['[{"name":"A","url":"https://a.example"},{"name":"a","url":"https://b.example"}]', 'names a service twice'],
  ['[{"name":"A","url":"https://a.example","token":"top secret"}]', 'entry 1, token: must be a token without spaces'],
])('A-511 names what is wrong in CDS_SERVICES, without the token: %s', (value, problem) => {
  expect(() => readConfig({ CDS_SERVICES: value })).toThrow(problem);
  expect(() => readConfig({ CDS_SERVICES: value })).not.toThrow('top secret');
});
