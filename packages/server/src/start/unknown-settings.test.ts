import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settings } from './config-shape.js';
import { ConfigError, readConfig } from './read-config.js';
import { unknownSettings } from './unknown-settings.js';

const names = Object.keys(settings.shape);

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['Database_Url', 'DATABASE_URL'],
  ['OIDC_ISSUER_URL', 'OIDC_ISSUER'],
  ['SIGNA_PORT', 'PORT'],
  ['SIGNA_METRICS_TOKEN', 'METRICS_TOKEN'],
  ['PIMS_SECRET_KEY', 'PIMS_SECRET_KEYS'],
])('A-330 suggests for %s the setting %s', (written, meant) => {
  expect(unknownSettings({ [written]: '1' })).toEqual([`Unknown setting ${written}. Did you mean ${meant}?`]);
});

it('A-330 rejects an unknown name with the prefix of a setting', () => {
  expect(unknownSettings({ OIDC_WHATEVER_THAT_MAY_BE: '1' })).toEqual([
    'Unknown setting OIDC_WHATEVER_THAT_MAY_BE. See docs/operating.md for all settings',
  ]);
});

it('A-330 ignores settings of other programs', () => {
  const others = ['PATH', 'HOSTNAME', 'HOME', 'POST', 'SESSION_MANAGER', 'LOGNAME', 'DATABASE_NAME', 'HTTPS_PROXY'];
  const ofKubernetes = ['PHARMACY_SERVICE_HOST', 'PHARMACY_SERVICE_PORT_HTTP', 'PHARMACY_PORT_4000_TCP_ADDR'];
  const ofTheCommandLine = ['SIGNA_SERVER', 'SIGNA_CONFIG_DIR', 'SIGNA_TEST_DATABASE_URL'];
  for (const name of [...others, ...ofKubernetes, ...ofTheCommandLine])
    expect(unknownSettings({ [name]: 'x' }), name).toEqual([]);
  expect(unknownSettings({ SIGNA_PORT: 'tcp://10.0.0.7:4000', OIDC_NOTHING: ' ' })).toEqual([]);
});

it('A-330 accepts every setting, and rejects one with a missing letter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), (name, place) => {
      expect(unknownSettings({ [name]: 'x' })).toEqual([]);
      const at = place % name.length;
      const mistyped = name.slice(0, at) + name.slice(at + 1);
      fc.pre(mistyped.length >= 8 && !names.includes(mistyped));
      expect(unknownSettings({ [mistyped]: 'x' })).toHaveLength(1);
      expect(() => readConfig({ [mistyped]: 'x' })).toThrow(ConfigError);
    }),
  );
});

it('A-330 names unknown settings along with invalid ones', () => {
  expect(() => readConfig({ PORT: 'many', METRICS_TOKN: 'x' })).toThrow(
    /Unknown setting METRICS_TOKN\. Did you mean METRICS_TOKEN\?\n {2}PORT must be a whole number/,
  );
});
