import { refreshEvery } from '@signa/core/practice';
import { answersNoId } from '../../testing/practice-systems.js';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refreshLinked } from '../../job/refresh-linked.js';
import { describeOnEveryDatabase } from '../../testing/every-database.js';
import { startSampleServer } from '../../testing/sample-server.js';
import type { TestServer } from '../../testing/test-server.js';
import { signatureHeaders } from '../verify-signature.js';
import type { PracticeSystems } from './practice-system.js';
import { receivePush } from './receive-push.js';

const accountId = samplePimsAccounts.ezyvet;
const key = 'gateway-key';

describeOnEveryDatabase('PIMS notifications about records', (make) => {
  let server: TestServer;
  const batches: (readonly string[])[] = [];
  const practiceSystems: PracticeSystems = {
    EZYVET: {
      records: {
        searchCaretakers: () => Promise.resolve([]),
        caretakersById: (_, ids) => {
          batches.push(ids);
          return Promise.resolve([]);
        },
        searchPatients: () => Promise.resolve([]),
        patientsById: () => Promise.resolve([]),
      },
      account: answersNoId.account,
      prescribing: null,
    },
  };
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await own(`update signa.location set is_pims_enabled = id = 1`);
    await own(
      `update signa.location set pims_account_id = '${accountId}', pims_connection_type = 'EZYVET' where id = 1`,
    );
    await own('update signa.organization set is_pims_enabled = true');
  });
  afterAll(() => server.close());
  let at = Date.now();
  const clock = { now: () => new Date(at).toISOString() };
  beforeEach(async () => {
    await own('truncate signa.pims_sync, signa.pims_refresh');
    at = Date.now();
    await look();
    batches.length = 0;
    at += 1_000;
  });

  const own = (sql: string) => server.db.asOwner(sql);
  const look = () =>
    refreshLinked({ database: server.db.database, clock, practiceSystems, secretCipher: server.parts.secretCipher });
  const event = (data: object) => ({
    type: 'records.changed',
    timestamp: clock.now(),
    data: { connectionType: 'EZYVET', accountId, ...data },
  });
  const push = (body: unknown, secret: string | null = key, signedBy = key) => {
    const text = JSON.stringify(body);
    const headers = signatureHeaders(signedBy, 'msg-1', new Date(), text);
    return receivePush({ database: server.db.database, clock, key: secret }, { headers, body: text });
  };
  const reported = () => own('select from signa.pims_sync where told_at is not null');

  it('C-260 C-261 a reported client is read within 5 seconds, before its regular turn, and alone', async () => {
    await look();
    expect(batches).toEqual([]);
    expect(await push(event({ clientIds: ['7001'] }))).toEqual({ status: 200, body: { outcome: 'noted', records: 1 } });
    const since = at;
    expect(refreshEvery('EZYVET')).toBeGreaterThan(5_000);
    while (batches.length === 0) {
      at += 2_000;
      await look();
      expect(at - since).toBeLessThanOrEqual(5_000);
    }
    expect(batches).toEqual([['7001']]);
    expect(await reported()).toEqual([]);
  });

  it('C-261 a patient leads to its client, duplicates count once, and unlinked records do nothing', async () => {
    const [pet] = await own(`select p.pims_id from signa.patient p where location_id = 1 and name = 'Bartholomew'`);
    const changed = event({ patientIds: [String(pet?.['pims_id'])] });
    expect((await push(changed)).body).toMatchObject({ records: 1 });
    expect((await push(changed)).body).toMatchObject({ records: 1 });
    expect(await reported()).toHaveLength(1);
    expect((await push(event({ clientIds: ['nobody'], patientIds: ['nobody'] }))).body).toMatchObject({ records: 0 });
    expect((await push(event({ clientIds: ['7001'], accountId: 'another' }))).body).toMatchObject({ records: 0 });
    expect((await push(event({ clientIds: ['7001'], connectionType: 'SHEPHERD' }))).body).toMatchObject({ records: 0 });
  });

  it('C-262 a failing account stays paused', async () => {
    await own(`update signa.pims_refresh set faults = 1, next_at = '${new Date(at + 60_000).toISOString()}'`);
    await push(event({ clientIds: ['7001'] }));
    at += 59_999;
    await look();
    expect(batches).toEqual([]);
  });

  it("A-202 A-203 C-261 are accepted only with the gateway's signature and in a valid form", async () => {
    const changed = event({ clientIds: ['7001'] });
    expect((await push(changed, key, 'another')).status).toBe(401);
    expect((await push(changed, null)).status).toBe(401);
    expect((await push({ ...changed, type: 'records.deleted' })).status).toBe(400);
    expect((await push(event({ connectionType: 'NOBODY' }))).status).toBe(400);
    expect((await push(event({ clientIds: ['7001\0'] }))).status).toBe(400);
    expect((await push(event({ clientIds: Array.from({ length: 501 }, String) }))).status).toBe(400);
    expect(await reported()).toEqual([]);
  });
});
