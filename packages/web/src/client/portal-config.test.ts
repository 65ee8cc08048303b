import { describe, expect, it } from 'vitest';
import { loadPortalConfig, readPortalConfig } from './portal-config';

const whole = { issuer: 'https://identity.example', clientId: 'portal', audience: 'signa' };

describe('the configuration', () => {
  it.each(['issuer', 'clientId', 'audience'] as const)('A-001 names %s when it is missing or blank', (name) => {
    expect(readPortalConfig({ ...whole, [name]: undefined })).toEqual({ ok: false, missing: [name] });
    expect(readPortalConfig({ ...whole, [name]: '  ' })).toEqual({ ok: false, missing: [name] });
  });

  it('A-001 names every missing part at once, whatever comes', () => {
    for (const json of [null, 3, [], {}])
      expect(readPortalConfig(json)).toEqual({ ok: false, missing: ['issuer', 'clientId', 'audience'] });
  });

  it('A-010 keeps the three addresses that are configured and leaves the others open', () => {
    const answer = readPortalConfig({ ...whole, endpoints: { product: 'https://catalogue.example/graphql' } });
    expect(answer).toMatchObject({
      ok: true,
      config: { endpoints: { product: 'https://catalogue.example/graphql', default: undefined, pims: undefined } },
    });
  });

  it('tells a server that is silent from one that is not set up', async () => {
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
