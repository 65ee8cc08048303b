import type { IncomingMessage } from 'node:http';
import { type OperationName, queryNames } from '@signa/core/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openExecutor } from './execute.js';
import { openConcernsClients } from './concerns-clients.js';
import { openAddressOf } from '../http/address.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';
import { actorMark } from '../observe/actor-mark.js';
import { type CallLog, openCallLog } from './call-log.js';

let server: TestServer;
let callLog: CallLog;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push(JSON.parse(line) as never) },
  );
  const concernsClients = openConcernsClients(server.parts.contract);
  callLog = openCallLog({ log, addressOf: openAddressOf(0), concernsClients });
});
afterAll(() => server.close());
beforeEach(() => void lines.splice(0));

const request = { headers: {}, socket: { remoteAddress: '10.0.0.9' } } as unknown as IncomingMessage;

async function call(
  username: string,
  operationName: OperationName,
  variables: object,
  impersonated: string | null = null,
) {
  const holder = { username, sessionId: null, expiresAt: Date.now() + 60_000 };
  const body = { operationName, variables };
  callLog(await openExecutor(server.parts)({ holder, impersonated, idempotencyKey: null, page: null, body }), request);
}

it("A-203 logs a known user's rejected call with a fingerprint of the user and the reason", async () => {
  await call(sample.vet, 'Prescriptions', { locationId: sample.larkspur });
  expect(lines).toMatchObject([
    {
      level: 40,
      actor: actorMark(sample.vet),
      operation: 'Prescriptions',
      code: 'FORBIDDEN',
      msg: 'a call was rejected',
    },
  ]);
  expect(lines[0]?.['reason']).toMatch(/\w/);
  expect(JSON.stringify(lines)).not.toMatch(/@|signa_|Bearer/);
});

it('A-309 logs the request ID of the response', () => {
  const body = { errors: [{ message: 'Not here', extensions: { code: 'FORBIDDEN' as const } }] };
  callLog({ actor: null, operation: 'Species', status: 200, body } as never, request, 'id-of-the-call');
  expect(lines).toMatchObject([{ requestId: 'id-of-the-call', reason: 'Not here' }]);
});

it("A-203 logs an unknown caller's rejected call with the address", async () => {
  await call('nobody@signa.test', 'Species', {});
  expect(lines).toMatchObject([{ address: '10.0.0.9', code: 'UNAUTHENTICATED', status: 401 }]);
  expect(JSON.stringify(lines)).not.toContain('nobody');
});

it('A-203 logs when support reads the clients of a practice, with and without impersonation', async () => {
  await server.openLookUps(sample.support, sample.wren);
  await call(sample.support, 'LocationClientSearch', { locationId: sample.wren, filter: 'an' });
  expect(lines).toMatchObject([
    {
      level: 30,
      actor: actorMark(sample.support),
      operation: 'LocationClientSearch',
      msg: 'support read the clients of a practice',
    },
  ]);
  lines.splice(0);
  await server.data(sample.support, 'StartImpersonation', { username: sample.vet, reason: 'Ticket 4711' });
  await call(sample.support, 'GetPrescriptionTasksGrouped', { locationId: sample.wren }, sample.vet);
  expect(lines).toMatchObject([
    {
      actor: actorMark(sample.support),
      impersonated: actorMark(sample.vet),
      operation: 'GetPrescriptionTasksGrouped',
      locationIds: expect.arrayContaining([sample.wren]) as unknown,
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/@|Otis|filter/);
});

it('A-203 logs no everyday work', async () => {
  await call(sample.vet, 'LocationClientSearch', { locationId: sample.wren });
  await call(sample.support, 'Species', {});
  expect(lines).toEqual([]);
});

it('A-203 determines from its document whether an operation returns clients', () => {
  const tells = openConcernsClients(server.parts.contract);
  expect(queryNames.filter(tells)).toEqual(
    expect.arrayContaining(['GetLocationClient', 'LocationClientSearch', 'GetPrescription', 'GetPrescriptionTask']),
  );
  expect(
    ['Species', 'Roles', 'Locations', 'GetPrescriptionCount'].filter((name) => tells(name as OperationName)),
  ).toEqual([]);
});
