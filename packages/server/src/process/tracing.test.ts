import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCall, callHeaders } from '@signa/core/contract';
import { attributeNames } from '../observe/tracing.js';
import { sample } from '../testing/sample-server.js';
import { answerTo } from '../testing/task-desk.js';
import { type Call, callerWith } from './caller.testing.js';
import { insertEqualRequests, tasksOf } from './equal-requests.testing.js';
import { describeOnServers, postgresServerDatabase, type ServerDatabase } from './server-database.testing.js';
import { type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { type TestCollector, type CollectedSpan, attributesOf, openTestCollector } from './test-collector.testing.js';
import { type TestIssuer, openTestIssuer } from './test-issuer.testing.js';
import { type TestPharmacy, openTestPharmacy } from './test-pharmacy.testing.js';

const callerTrace = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';

describeOnServers('a server with a trace collector', () => {
  let database: ServerDatabase;
  let issuer: TestIssuer;
  let pharmacy: TestPharmacy;
  let collector: TestCollector;
  let server: SpawnedServer;
  let url: string;
  let token: string;
  let maya: Call;

  beforeAll(async () => {
    [database, issuer, pharmacy, collector] = await Promise.all([
      postgresServerDatabase(),
      openTestIssuer(),
      openTestPharmacy(),
      openTestCollector(),
    ]);
    const settings = { ...database.settings, ...issuer.settings, ...pharmacy.settings, ...collector.settings };
    server = spawnServer({ ...settings, JOB_POLL_SECONDS: '1', OTEL_SERVICE_NAME: 'signa-of-a-test' });
    url = await server.ready();
    token = await issuer.token(sample.vet);
    maya = callerWith(token);
  });
  afterAll(async () => {
    await endServer(server);
    await Promise.all([issuer.close(), pharmacy.close(), collector.close()]);
    await database.remove();
  });

  const told = async (isIt: (span: CollectedSpan) => boolean): Promise<CollectedSpan> => {
    await expect.poll(() => collector.spans.some(isIt)).toBe(true);
    const span = collector.spans.find(isIt);
    if (!span) throw new Error('A span that was told of is there');
    return span;
  };
  const childrenOf = ({ spanId }: CollectedSpan) =>
    collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  it("A-343 exports a call with its operation and request ID, within its caller's trace, with its statements", async () => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...callHeaders(token, null), traceparent: `00-${callerTrace}-${callerSpan}-01`, tracestate: 'own=x' },
      body: JSON.stringify(buildCall({ operationName: 'Shortcut' }, { locationId: sample.wren })),
    });
    expect(await response.json()).toMatchObject({ data: {} });
    const span = await told(({ parentSpanId }) => parentSpanId === callerSpan);
    expect(span).toMatchObject({ traceId: callerTrace, name: 'Shortcut' });
    expect(attributesOf(span)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'graphql.operation.name': 'Shortcut',
      'signa.request_id': response.headers.get('x-request-id'),
    });
    await expect.poll(() => childrenOf(span).map(({ name }) => name)).toContain('postgresql read');
    expect(new Set(childrenOf(span).map(({ traceId }) => traceId))).toEqual(new Set([callerTrace]));
    expect(collector.bodies.join('')).not.toContain('own=x');
    expect([...collector.services]).toEqual(['signa-of-a-test']);
  });

  it('A-343 exports a rejection with its code, and starts a trace when the caller has no valid one', async () => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...callHeaders(token, null), traceparent: '00-zzz-1-01' },
      body: JSON.stringify({ operationName: 'Nobody', variables: {} }),
    });
    const id = response.headers.get('x-request-id');
    const span = await told((one) => attributesOf(one)['signa.request_id'] === id);
    expect([span.parentSpanId ?? '', span.name]).toEqual(['', 'POST /graphql']);
    expect(attributesOf(span)['signa.refusal']).toBe('BAD_USER_INPUT');
  });

  it('A-343 exports a delivery with its statements', async () => {
    const requests = await database.look((query) => insertEqualRequests(query, 1));
    const [task] = await tasksOf(requests, maya, url);
    if (!task) throw new Error('A request was laid');
    expect(
      await maya(url, 'AddPrescription', answerTo(task, { directions: 'Give to Waffles at dawn.' })),
    ).toMatchObject({ ok: true });
    await database.look(async (query) => {
      await query('update signa.outbox_message set not_before = now() where not_before > now()');
      await query('update pgboss.job set start_after = now() where start_after > now() and name = $1', ['outbox']);
    });
    const span = await told(({ name }) => name === 'deliver pharmacy-prescription');
    expect(attributesOf(span)).toEqual({ 'signa.message.kind': 'pharmacy-prescription' });
    await expect.poll(() => childrenOf(span).map(({ name }) => name)).toContain('postgresql transaction');
  });

  it('A-344 exports no personal data: only names from the source code, numbers, and request IDs', async () => {
    const search = { locationId: sample.wren, filter: 'Waffles' };
    expect(await maya(url, 'LocationClientSearch', search)).toMatchObject({ ok: true });
    await maya(url, 'GetPrescription', { id: 'Waffles' });
    await maya(url, 'AddShortcut', {
      input: { locationId: sample.wren, label: 'Waffles', details: 'For Waffles alone.', shortcutType: 'SIG' },
    });
    await fetch(`${url}/session/sign-in?to=%2Fpatient%2FWaffles`, { redirect: 'manual' });
    expect((await endServer(server)).code).toBe(0);
    const seen = collector.spans.map(({ name }) => name);
    expect(seen).toEqual(expect.arrayContaining(['AddShortcut', 'LocationClientSearch', 'GET /session/sign-in']));
    for (const span of collector.spans) {
      const { 'signa.request_id': id, ...rest } = attributesOf(span);
      expect(attributeNames).toEqual(expect.arrayContaining(Object.keys(rest)));
      expect(id ?? '').toMatch(/^$|^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
      for (const value of [span.name, ...Object.values(rest)])
        expect(String(value)).toMatch(
          /^(?:\d{3}|[A-Z_]+|\w+|[a-z-]+|deliver [a-z-]+|postgresql \w+|[A-Z]* ?\/[a-z/-]+)$/,
        );
    }
    for (const personal of ['Waffles', sample.vet, 'Clementine', 'Wren Street'])
      expect(collector.bodies.join('')).not.toContain(personal);
  });
});
