import { buildRequest } from '@signa/core/contract';
import { SpeciesDocument } from '@signa/core/contract/typed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
});
afterAll(() => server.close());

/** A raw call; the given fields replace valid ones. */
async function post(
  body: unknown,
  headers: Readonly<Record<string, string | null>> = {},
): Promise<{ status: number; json: Record<string, unknown> }> {
  const all = {
    'content-type': 'application/json',
    application: 'practice-portal',
    authorization: `Bearer ${await server.token(sample.vet)}`,
    ...headers,
  };
  const sent = Object.entries<string | null>(all).filter((entry): entry is [string, string] => entry[1] !== null);
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: sent,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const codeOf = (json: Record<string, unknown>) =>
  (json['errors'] as { extensions: { code?: string } }[] | undefined)?.[0]?.extensions.code;

describe('a GraphQL call', () => {
  it('A-010 runs an operation by its name', async () => {
    const { status, json } = await post({ operationName: 'Species', variables: {} });
    expect(status).toBe(200);
    expect((json['data'] as { species: unknown[] }).species).toHaveLength(8);
  });

  it('A-010 rejects a call without a name, an unknown name, and a query that differs', async () => {
    for (const body of [
      { query: '{ species { code } }' },
      { operationName: 'DropTables' },
      { operationName: 'Species', query: 'query Species { species { code } }' },
      [],
      'no json',
    ]) {
      const { status, json } = await post(body);
      expect([status, codeOf(json), json['data']]).toEqual([400, 'BAD_USER_INPUT', undefined]);
    }
    const [{ documents }, { print }] = [await import('@signa/core/contract/documents'), await import('graphql')];
    expect((await post({ operationName: 'Species', query: print(documents.Species) })).status).toBe(200);
  });

  it('A-011 requires a bearer token that is signed, issued for this server, and not expired', async () => {
    const now = Math.floor(Date.now() / 1000);
    const tokens = {
      none: null,
      nonsense: 'Bearer x.y.z',
      basic: 'Basic abc',
      'from another issuer': `Bearer ${await server.token(sample.vet, { iss: 'https://elsewhere.test' })}`,
      'for another audience': `Bearer ${await server.token(sample.vet, { aud: 'other' })}`,
      expired: `Bearer ${await server.token(sample.vet, { exp: now - 90 })}`,
      'not valid yet': `Bearer ${await server.token(sample.vet, { nbf: now + 90 })}`,
      'without end': `Bearer ${await server.token(sample.vet, { exp: undefined })}`,
      unsigned: `Bearer ${unsigned(await server.token(sample.vet))}`,
      'with an unverified address': `Bearer ${await server.token(sample.vet, { email_verified: false })}`,
    };
    for (const [what, authorization] of Object.entries(tokens)) {
      const { status, json } = await post({ operationName: 'Species' }, { authorization });
      expect([what, status, codeOf(json), json['data']]).toEqual([what, 401, 'UNAUTHENTICATED', undefined]);
    }
  });

  it('A-011 rejects a cached token once it has expired', async () => {
    const authorization = `Bearer ${await server.token(sample.vet)}`;
    expect((await post({ operationName: 'Species' }, { authorization })).status).toBe(200);
    server.clock.advanceMinutes(24 * 60 + 1);
    expect((await post({ operationName: 'Species' }, { authorization })).status).toBe(401);
    server.clock.advanceMinutes(-24 * 60 - 1);
  });

  it('A-012 requires the application header', async () => {
    for (const application of [null, '', 'other']) {
      const { status, json } = await post({ operationName: 'Species' }, { application });
      expect([status, codeOf(json)]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('A-576 answers the request that the library builds, and not without its application header', async () => {
    const target = { server: server.url, token: await server.token(sample.vet) };
    const { url, headers, ...request } = buildRequest(SpeciesDocument, {}, target);
    expect((await fetch(url, { ...request, headers })).status).toBe(200);
    const { application: _, ...others } = headers;
    expect((await fetch(url, { ...request, headers: others })).status).toBe(403);
  });

  it('A-008 uses the email claim as username, ignoring case', async () => {
    const { data } = await post(
      { operationName: 'GetUserByUsername', variables: { username: 'VET@signa.test' } },
      { authorization: `Bearer ${await server.token('Vet@Signa.Test')}` },
    ).then(({ json }) => json as { data: { userByUsername: { username: string } } });
    expect(data.userByUsername.username).toBe(sample.vet);
  });

  it('A-008 rejects unknown and disabled users with UNAUTHENTICATED', async () => {
    for (const email of ['nobody@signa.test', 'beth.maddox@signa.test']) {
      const answer = await server.call(email, 'Species', {});
      expect(answer.ok ? 'ok' : answer.failure.code).toBe('UNAUTHENTICATED');
    }
  });

  it('A-008 A-040 ends the access of signed-in users immediately when they are disabled or their assignment ends', async () => {
    const prescriptions = () => server.call('vet.denver@signa.test', 'Prescriptions', { locationId: sample.larkspur });
    expect((await prescriptions()).ok).toBe(true);
    await server.db.asOwner(`update signa.location_user set is_active = false where id = 15`);
    const ended = await prescriptions();
    expect(ended.ok ? 'ok' : ended.failure.code).toBe('FORBIDDEN');
    await server.db.asOwner(`update signa.location_user set is_active = true where id = 15`);
    expect((await prescriptions()).ok).toBe(true);
    await server.db.asOwner(
      `update signa.app_user set is_enabled_in_okta = false where username = 'vet.denver@signa.test'`,
    );
    const disabled = await server.call('vet.denver@signa.test', 'declineReason', {});
    expect(disabled.ok ? 'ok' : disabled.failure.code).toBe('UNAUTHENTICATED');
    await server.db.asOwner(
      `update signa.app_user set is_enabled_in_okta = true where username = 'vet.denver@signa.test'`,
    );
  });

  it('A-015 names the field of an impossible value and reveals nothing about the database', async () => {
    const { json } = await post({
      operationName: 'GetPrescriptionHistory',
      variables: { locationId: '1', startDateTime: '2026-02-30' },
    });
    const [error] = json['errors'] as {
      message: string;
      extensions: { code: string; field: string; issues: unknown[] };
    }[];
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'startDateTime' });
    const missing = await post({ operationName: 'GetPrescriptionHistory', variables: {} });
    expect(codeOf(missing.json)).toBe('BAD_USER_INPUT');
    const deep = await post({
      operationName: 'UpdateLocationPatient',
      variables: { input: { id: '1', weight: 'heavy' } },
    });
    expect((deep.json['errors'] as { extensions: { field: string } }[])[0]?.extensions.field).toBe('input.weight');
  });

  it('A-015 reports an unexpected error only with a request ID', async () => {
    const answer = await server.call(sample.vet, 'GetUserByUsername', { username: 'a\u0000b' });
    expect(answer.ok).toBe(false);
    const before = server.reported.length;
    await server.db.asOwner('alter table signa.workflow_status rename to workflow_status_gone');
    const { status, json } = await post({ operationName: 'WorkflowStatus' });
    await server.db.asOwner('alter table signa.workflow_status_gone rename to workflow_status');
    expect(server.reported.length).toBe(before + 1);
    expect(status).toBe(500);
    const text = JSON.stringify(json);
    expect(text).toMatch(/Give support this request ID: [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(text).not.toMatch(/workflow_status|relation|select|\.ts|at /i);
    server.reported.length = before;
  });
});

function unsigned(token: string): string {
  const [, payload] = token.split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
}
