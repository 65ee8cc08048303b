import { describe, expect, it } from 'vitest';
import { loadPortalConfig, readPortalConfig } from './portal-config';

const whole = { issuer: 'https://identity.example', clientId: 'portal', audience: 'signa' };

describe('the configuration', () => {
  it.each(['issuer', 'clientId', 'audience'] as const)('A-001 reports %s when it is missing or blank', (name) => {
    expect(readPortalConfig({ ...whole, [name]: undefined })).toEqual({ ok: false, missing: [name] });
    expect(readPortalConfig({ ...whole, [name]: '  ' })).toEqual({ ok: false, missing: [name] });
  });

  it('A-001 reports all missing settings at once for any input', () => {
    for (const json of [null, 3, [], {}])
      expect(readPortalConfig(json)).toEqual({ ok: false, missing: ['issuer', 'clientId', 'audience'] });
  });

  it('A-010 keeps the configured addresses and leaves the others undefined', () => {
    const answer = readPortalConfig({ ...whole, endpoints: { product: 'https://catalogue.example/graphql' } });
    expect(answer).toMatchObject({
      ok: true,
      config: { endpoints: { product: 'https://catalogue.example/graphql', default: undefined, pims: undefined } },
    });
  });

  it('distinguishes an unreachable server from one that is not set up', async () => {
    expect(await loadPortalConfig(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
      ok: false,
      unreachable: true,
    });
    expect(await loadPortalConfig(async () => new Response('', { status: 503 }))).toEqual({
      ok: false,
      unreachable: true,
    });
    expect(await loadPortalConfig(async () => Response.json({}))).toMatchObject({
      ok: false,
      missing: ['issuer', 'clientId', 'audience'],
    });
  });
});
