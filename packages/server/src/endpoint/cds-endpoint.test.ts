import { hash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Allowance, openAllowance } from '../access/allowance.js';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';
import { openCdsEndpoint } from './cds-endpoint.js';

const key = 'of-a-test-with-32-characters-xxxx';
const gone = 'of-a-location-that-does-not-exist';
const keys = [
  { name: 'clinic-notes', locationId: sample.wren, sha256: hash('sha256', key, 'hex') },
  { name: 'gone', locationId: '999999', sha256: hash('sha256', gone, 'hex') },
];

const text = (name: string) => ({ text: name });
const bundle = (...resources: readonly object[]) => ({
  resourceType: 'Bundle',
  entry: resources.map((resource) => ({ resource })),
});
const dog = {
  resourceType: 'Patient',
  id: 'p1',
  birthDate: '2019-04-02',
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/patient-animal',
      extension: [{ url: 'species', valueCodeableConcept: text('Dog') }],
    },
  ],
};
const order = { resourceType: 'MedicationRequest', id: 'o1', medicationCodeableConcept: text('Zubrin, Carprofen') };
const call = {
  hook: 'order-sign',
  hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
  context: { userId: 'Practitioner/1', patientId: 'p1', draftOrders: bundle(order) },
  prefetch: {
    patient: dog,
    allergies: null,
    conditions: bundle({ resourceType: 'Condition', code: text('CKD') }),
    medications: null,
    prescriptions: null,
    weight: null,
  },
};

interface Sent {
  readonly body?: unknown;
  readonly authorization?: string | null;
  readonly type?: string;
  readonly method?: string;
}

describeOnEveryDatabase('the CDS services', (make) => {
  let server: TestServer;
  let http: Server;
  let url: string;
  let allowance: Allowance;
  const lines: Record<string, unknown>[] = [];
  const called: unknown[][] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  const listen = async (deps: Partial<Parameters<typeof openCdsEndpoint>[0]>): Promise<[Server, string]> => {
    const endpoint = openCdsEndpoint({
      ...server.parts,
      addressOf: () => '10.0.0.1',
      limits: { programs: { take: (name) => allowance.take(name), wait: () => null } },
      keys,
      log,
      metrics: { called: (...call) => void called.push(call) },
      ...deps,
    });
    const opened = createServer((request, response) => void endpoint(request, response, request.url ?? ''));
    await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
    return [opened, `http://127.0.0.1:${(opened.address() as AddressInfo).port}`];
  };
  beforeAll(async () => {
    server = await startSampleServer(await make());
    [http, url] = await listen({});
  });
  afterAll(async () => {
    http.close();
    await server.close();
  });
  beforeEach(() => {
    allowance = openAllowance({ perSecond: 1e9, burst: 1e9, now: () => 0 });
    lines.splice(0);
    called.splice(0);
  });

  const post = (
    path: string,
    { body = call, authorization = `Bearer ${key}`, type = 'application/json', method = 'POST' }: Sent = {},
  ) =>
    fetch(`${url}/cds-services${path}`, {
      method,
      headers: { 'content-type': type, ...(authorization !== null && { authorization }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const recorded = () =>
    server.db.asOwner<{ location_id: string; username: string; subject: string; after: unknown }>(
      "select location_id::text, username, subject, after from signa.audit_record where operation = 'CheckForProgram'",
    );

  it('P-411 A-502 lists the services to everyone, without allowing browsers of other origins', async () => {
    const answer = await fetch(`${url}/cds-services`, { headers: { origin: 'https://other.example' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await answer.json()).toMatchObject({ services: [{ id: 'order-select' }, { id: 'order-sign' }] });
    expect((await post('', { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/cds-services/order-sign`, { method: 'OPTIONS' })).status).toBe(405);
  });

  it('P-412 P-413 P-414 checks an order with the active package of the location', async () => {
    const answer = await post('/order-sign');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { cards, extension } = (await answer.json()) as { cards: Record<string, unknown>[]; extension: object };
    expect(extension).toEqual({
      'org.signa.knowledge': { name: 'signa-sample', version: expect.any(String) as string },
    });
    expect(cards.map(({ indicator }) => indicator)).toEqual(['warning']);
    expect(cards[0]).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      detail: expect.stringContaining('CKD') as string,
    });
  });

  it('A-501 records the call and the number of cards, and nothing of the patient', async () => {
    const before = (await recorded()).length;
    await post('/order-sign');
    expect(called).toEqual([['CheckForProgram', 200, expect.any(Number)]]);
    const found = (await recorded()).slice(before);
    expect(found).toEqual([
      {
        location_id: sample.wren,
        username: 'program.clinic-notes',
        subject: 'cds:order-sign',
        after: expect.objectContaining({ orders: 1, criticalCards: 0, warningCards: 1 }) as object,
      },
    ]);
    expect(JSON.stringify([found, lines])).not.toMatch(/CKD|carprofen|p1|2019/i);
  });

  it('A-500 refuses a missing, short, or unknown key, and logs the address', async () => {
    for (const authorization of [null, 'Bearer short', `Bearer ${key}x`, `Basic ${key}`, key]) {
      const answer = await post('/order-sign', { authorization });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({ address: '10.0.0.1', msg: 'a CDS call was rejected' });
  });

  it('A-500 limits the calls of each key, and says when to try again', async () => {
    allowance = openAllowance({ perSecond: 0.1, burst: 1, now: () => 0 });
    expect((await post('/order-sign')).status).toBe(200);
    const answer = await post('/order-sign');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await post('/order-sign', { authorization: `Bearer ${gone}` })).status).toBe(403);
  });

  it('A-500 without a key there are no services', async () => {
    const [without, address] = await listen({ keys: [] });
    const answers = await Promise.all(['', '/order-sign'].map((path) => fetch(`${address}/cds-services${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    without.close();
  });

  it('A-502 says what is wrong with a call, and records none of them', async () => {
    const before = (await recorded()).length;
    const cases: readonly (readonly [string, Sent, number, RegExp])[] = [
      ['/other', {}, 404, /GET \/cds-services lists them/],
      ['/order-sign', { body: 'no JSON' }, 400, /not JSON/],
      ['/order-sign', { type: 'text/plain' }, 415, /application\/json/],
      ['/order-sign', { body: `${'['.repeat(41)}${']'.repeat(41)}` }, 400, /deeper than 40/],
      ['/order-sign', { body: ' '.repeat(1024 * 1024 + 1) }, 413, /at most 1048576 bytes/],
      ['/order-sign', { body: { ...call, hook: 'order-select' } }, 400, /answers the hook order-sign only/],
      ['/order-sign', { body: { ...call, context: {} } }, 400, /context\.\w+/],
      ['/order-sign', { body: { ...call, prefetch: {} } }, 412, /Send the prefetch 'patient'/],
      ['/order-sign', { body: { ...call, context: { ...call.context, patientId: 'p2' } } }, 400, /differ/],
      ['/order-sign', { authorization: `Bearer ${gone}` }, 403, /CDS_KEYS/],
    ];
    for (const [path, sent, status, message] of cases) {
      const answer = await post(path, sent);
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(message)]);
    }
    expect((await recorded()).length).toBe(before);
    expect(server.reported).toEqual([]);
  });
});
