import { callHeaders, requestIdHeader, type OperationName } from '@signa/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepRefusals } from '../store/administration/refused-call/refused-call-store.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { declineOf, TaskDesk } from '../testing/task-desk.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

let server: TestServer;
let foreign: string;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
  const [row] = await server.db.asOwner<{ id: string }>(
    'select min(id)::text as id from signa.prescription where location_id = 3',
  );
  foreign = row?.id ?? '';
});
afterAll(() => server.close());
beforeEach(() => void server.refused.splice(0));

/** A call over HTTP, with the request ID of its response. */
async function call(as: string, operationName: OperationName, variables: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...callHeaders(await server.token(as), null), ...headers },
    body: JSON.stringify({ operationName, variables }),
  });
  const json = (await response.json()) as { errors?: { message: string; extensions: { errorId?: string } }[] };
  return { number: response.headers.get(requestIdHeader) ?? '', error: json.errors?.[0] };
}

/** Flushes the queue of rejected calls, as an installation does a moment later. */
const keep = () =>
  server.db.database.write({ locationIds: [] }, (tx) => keepRefusals(tx, server.refused.splice(0), '0.1.0'));
const ask = async (number: string) => (await server.data(sample.support, 'RefusedCall', { number })).refusedCall;

describe('a request ID read out to support', () => {
  it('A-422 A-423 shows what was rejected, for whom, and the record', async () => {
    const { number } = await call(sample.vet, 'ArchivePrescription', { id: foreign, input: { archived: true } });
    expect(server.refused).toMatchObject([{ number, records: [`prescription:${foreign}`] }]);
    await keep();
    const found = await ask(number);
    expect(found).toMatchObject({
      ...{ number, operation: 'ArchivePrescription', code: 'NOT_FOUND', username: sample.vet, support: null },
      ...{ records: [`prescription:${foreign}`], serverVersion: '0.1.0', who: expect.stringMatching(/^\S+ .*\S$/) },
    });
    expect(await ask(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toEqual(found);
    expect(await ask('K7QX-2M9R-4DTB')).toBeNull();
    expect(await ask('what it says')).toBeNull();
  });

  it('A-423 finds a request that was answered in the meantime', async () => {
    const desk = new TaskDesk(server);
    const task = await desk.fresh('Juniper', 'approval');
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    const { number } = await call(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    await keep();
    expect(await ask(number)).toMatchObject({
      ...{ code: 'CONFLICT', records: [`task:${task.id}`], locationId: sample.wren, locationName: expect.any(String) },
    });
  });

  it('A-423 A-015 A-309 finds an internal error, which is logged under the same ID', async () => {
    await server.db.asOwner('alter table signa.workflow_status rename to workflow_status_gone');
    const { number, error } = await call(sample.vet, 'WorkflowStatus', {});
    await server.db.asOwner('alter table signa.workflow_status_gone rename to workflow_status');
    server.reported.splice(0);
    expect([error?.extensions.errorId, error?.message.includes(number)]).toEqual([number, true]);
    expect(server.refused).toMatchObject([{ number, code: null, operation: 'WorkflowStatus', records: [] }]);
  });

  it('A-423 finds a call of an impersonating support user, with both users', async () => {
    await server.impersonate(sample.support, sample.vet);
    server.refused.splice(0);
    const as = { impersonation: sample.vet };
    const { number } = await call(sample.support, 'GetAudit', { locationId: sample.larkspur }, as);
    await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.vet });
    await keep();
    const found = await ask(number);
    expect(found).toMatchObject({ username: sample.vet, support: sample.support });
    expect(found?.who).toMatch(/^.+ as .+$/);
  });

  it('A-423 A-309 finds a call other than an operation, by its path', async () => {
    const response = await fetch(`${server.url}/impersonate/validate`, {
      method: 'POST',
      headers: callHeaders(await server.token(sample.admin), null),
      body: JSON.stringify({ uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', type: 'account-caretaker' }),
    });
    const number = response.headers.get(requestIdHeader) ?? '';
    expect(server.refused).toMatchObject([{ number, operation: '/impersonate/validate', records: [] }]);
    await keep();
    expect(await ask(number)).toMatchObject({ operation: '/impersonate/validate', username: sample.admin });
  });

  it('A-423 finds a support tool used by a non-support user', async () => {
    const { number } = await call(sample.vet, 'Roles', {}, { 'support-tool': 'true' });
    expect(server.refused).toMatchObject([{ number, code: 'FORBIDDEN', operation: 'Roles', username: sample.vet }]);
  });
});

describe('calls that are not stored', () => {
  it('A-423 are those that users fix themselves, successful ones, and those of unauthenticated callers', async () => {
    await call(sample.vet, 'GetPrescriptionHistory', { locationId: sample.wren, take: 'ten' });
    await call(sample.vet, 'Species', {});
    await call(sample.vet, 'GetSupportUser', {});
    await call('nobody@signa.test', 'Species', {});
    const unauthenticated = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: callHeaders(null, null),
      body: '{}',
    });
    expect(unauthenticated.status).toBe(401);
    expect(server.refused).toEqual([]);
  });
});

describe('access to rejected calls', () => {
  it.each([sample.vet, sample.vetadmin, sample.admin, sample.staff])('A-422 is denied for %s', async (as) => {
    expect(await server.call(as, 'RefusedCall', { number: 'K7QX-2M9R-4DTB' })).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN' },
    });
  });

  it('A-422 is denied for an impersonating support user', async () => {
    await server.impersonate(sample.support, sample.vet);
    const as = { impersonating: sample.vet };
    expect(await server.call(sample.support, 'RefusedCall', { number: 'K7QX-2M9R-4DTB' }, as)).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
    await server.data(sample.support, 'ExitImpersonation', {}, as);
  });
});
