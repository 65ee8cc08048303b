import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { callHeaders, impersonationHeader, serverVersionHeader, supportToolHeader } from '@signa/core/contract';
import { noAccessText } from '@signa/core/practice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { version } from '../observe/version.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
});
afterAll(() => server.close());

/** A call whose body never arrives: a response proves that the server did not wait for it. */
async function answerWithoutBody(headers: Record<string, string | number>): Promise<[number, string]> {
  const call: ClientRequest = request(`${server.url}/graphql`, { method: 'POST', headers });
  call.on('error', () => undefined);
  call.flushHeaders();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const text = await answer.toArray().then((chunks) => Buffer.concat(chunks as Buffer[]).toString());
  call.destroy();
  return [answer.statusCode ?? 0, text];
}

it('A-201 A-011 A-012 identifies the caller before anything of the body is read', async () => {
  const good = callHeaders(await server.token(sample.vet), null);
  const body = { 'content-length': 5_000 };
  expect(await answerWithoutBody({ ...callHeaders('nonsense', null), ...body })).toMatchObject([
    401,
    /UNAUTHENTICATED/,
  ]);
  expect(await answerWithoutBody({ ...good, application: 'other', ...body })).toMatchObject([403, /FORBIDDEN/]);
  expect(await answerWithoutBody({ ...good, 'content-type': 'text/plain', ...body })).toMatchObject([
    415,
    /Send the body as application\/json/,
  ]);
  expect(await answerWithoutBody({ ...good, 'content-length': 128 * 1024 + 1 })).toMatchObject([413, /131072 bytes/]);
});

it('A-531 sends its version to callers that it admits, also with a refusal, and to nobody else', async () => {
  const versionFor = async (token: string, operationName: string) => {
    const body = JSON.stringify({ operationName, variables: {} });
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: callHeaders(token, null), body });
    await response.text();
    return response.headers.get(serverVersionHeader);
  };
  const vet = await server.token(sample.vet);
  expect(await versionFor(vet, 'PhoneTypes')).toBe(version);
  expect(await versionFor(vet, 'UndeliveredMessages')).toBe(version);
  expect(await versionFor('nonsense', 'PhoneTypes')).toBeNull();
});

it('A-405 A-190 answers support tools for support only, also while impersonating', async () => {
  const asTool = { headers: { [supportToolHeader.name]: supportToolHeader.value } };
  for (const as of [sample.vet, sample.admin])
    expect(await server.call(as, 'Species', {}, asTool)).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN', message: noAccessText },
    });
  expect(await server.call(sample.vet, 'Species', {})).toMatchObject({ ok: true });
  for (const as of [sample.support, sample.adminSupport])
    expect(await server.call(as, 'Species', {}, asTool)).toMatchObject({ ok: true });
  await server.data(sample.support, 'StartImpersonation', { username: sample.vet, reason: 'Ticket 4711' });
  const asVet = { headers: { ...asTool.headers, [impersonationHeader]: sample.vet } };
  expect(await server.call(sample.support, 'GetPrescriptionCount', { locationId: sample.wren }, asVet)).toMatchObject({
    ok: true,
  });
});

it('A-202 limits the idempotency key', async () => {
  for (const [key, status] of [
    ['k'.repeat(4_000), 400],
    ['\u00e9', 400],
    ['k'.repeat(200), 200],
  ] as const) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...callHeaders(await server.token(sample.vet), null), 'idempotency-key': key },
      body: JSON.stringify({ operationName: 'Species', variables: {} }),
    });
    expect(response.status).toBe(status);
  }
});

it('C-286 stores no text with characters that affect surrounding text, but allows searching for them', async () => {
  const name = 'Otis\u202E sito';
  const added = await server.call(sample.vet, 'AddRole', { input: { name, modules: [] } } as never);
  expect(added).toMatchObject({
    ok: false,
    failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'input.name', code: 'unsafe-character' }] },
  });
  const found = await server.call(sample.vet, 'GetPrescriptionHistory', { locationId: sample.wren, search: name });
  expect(found).toMatchObject({ ok: true });
});

it('A-202 names the field of a filter text that is too long, of a list with too many entries, and of an invalid id', async () => {
  const history = (variables: object) =>
    server.call(sample.vet, 'GetPrescriptionHistory', { locationId: sample.wren, ...variables });
  const field = async (variables: object) => {
    const answer = await history(variables);
    return answer.ok ? null : [answer.failure.code, answer.failure.issues[0]?.path];
  };
  expect(await field({ search: 'a'.repeat(255) })).toEqual(['BAD_USER_INPUT', 'search']);
  expect(await field({ search: 'a\uD83D' })).toEqual(['BAD_USER_INPUT', 'search']);
  expect(await field({ productId: 'abc' })).toEqual(['BAD_USER_INPUT', 'productId']);
  const filters = (count: number) => ({ productApprovalTypeFilters: Array.from({ length: count }, () => 'Rx') });
  expect(await field(filters(200))).toBeNull();
  expect(await field(filters(201))).toEqual(['BAD_USER_INPUT', 'productApprovalTypeFilters']);
  const roles = (filter: string) => server.call(sample.vet, 'Roles', { filter });
  expect([(await roles('a'.repeat(254))).ok, (await roles('a'.repeat(255))).ok]).toEqual([true, false]);
  const people = await server.call(sample.vet, 'LocationsUsers', { locationIds: ['1', '1', '1'] });
  expect(people).toEqual(await server.call(sample.vet, 'LocationsUsers', { locationIds: ['1'] }));
});
