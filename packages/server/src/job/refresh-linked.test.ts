import { clientsAtOnce, refreshEvery } from '@signa/core/practice';
import { samplePimsAccounts, sampleRegistries, type Registry } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeChannel } from '../live/hub.js';
import type { PimsAccountKey, RecordSource } from '../integration/pims/practice-system.js';
import { LeftAloneError, PracticeSystemError } from '../integration/pims/practice-system-error.js';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { encryptedSecret } from '../testing/test-secret-cipher.js';
import type { TestServer } from '../testing/test-server.js';
import { refreshLinked } from './refresh-linked.js';

const account = samplePimsAccounts.ezyvet;
const named = { pimsAccountId: account, pimsConnectionType: 'EZYVET' } as const;
const begin = '2026-11-20T15:00:00.000Z';

describeOnOneDatabase('refreshing linked records', (make) => {
  let world: TestPracticeSystems;
  let server: TestServer;
  /** Clock of the job in milliseconds, which the partner's rate limit uses too. */
  let at = Date.parse(begin);
  const clock = { now: () => new Date(at).toISOString() };
  /** Requests to the partner, as batches of ids, and its failure. */
  const batches: (readonly string[])[] = [];
  /** The account used for each batch. */
  const keys: PimsAccountKey[] = [];
  let fault: PracticeSystemError | null = null;
  let between: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    world = await startPracticeSystems({ now: () => new Date(at) });
    const real = world.systems.EZYVET;
    if (!real) throw new Error('The simulated ezyVet is there');
    const records: RecordSource = {
      ...real.records,
      async caretakersById(key, ids) {
        batches.push(ids);
        keys.push(key);
        await between();
        if (fault) throw fault;
        // The simulated system accepts only the secret of the settings.
        return real.records.caretakersById({ ...key, secret: null }, ids);
      },
    };
    server = await startSampleServer(await make(), { EZYVET: { ...real, records } });
    await own(`update signa.location set is_pims_enabled = id = 1`);
    await own(`update signa.location set pims_account_id = '${account}', pims_connection_type = 'EZYVET' where id = 1`);
    await own('update signa.organization set is_pims_enabled = true');
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });
  beforeEach(async () => {
    await own('truncate signa.pims_sync, signa.pims_refresh');
    [at, fault, between] = [at + 3_600_000, null, () => Promise.resolve()];
    know((client) => client);
    batches.length = 0;
    keys.length = 0;
  });

  const own = (sql: string) => server.db.asOwner(sql);
  const deps = () => ({
    database: server.db.database,
    clock,
    practiceSystems: server.parts.practiceSystems,
    secretCipher: server.parts.secretCipher,
  });
  const look = () => refreshLinked(deps());
  const know = (change: (client: Registry['clients'][number]) => Registry['clients'][number]): void => {
    const registries = sampleRegistries();
    const known = registries.EZYVET?.[account];
    if (!known) throw new Error('The sample is known to ezyVet');
    world.pims.setRegistries({
      ...registries,
      EZYVET: { [account]: { ...known, clients: known.clients.map(change) } },
    });
  };
  const withEmail = (email: string) => know((client) => (client.id === 7001 ? { ...client, emails: [email] } : client));
  const kept = async () =>
    (
      await own(`select s.* from signa.pims_sync s join signa.client c on c.id = s.record_id and c.location_id = s.location_id
      where s.linked = 'client' and c.pims_id = '7001'`)
    )[0];
  const emailThere = async () =>
    (
      (await kept())?.['fields'] as
        | readonly { readonly field: string; readonly there: string; readonly thereSince: string }[]
        | undefined
    )?.find(({ field }) => field === 'email');
  const pass = (milliseconds: number) => {
    at += milliseconds;
  };

  it('C-260 reads the linked clients of an account in one batch and stores what they and their patients report', async () => {
    await look();
    expect(batches).toHaveLength(1);
    expect(batches[0]).toContain('7001');
    expect(batches[0]?.length).toBeLessThanOrEqual(clientsAtOnce);
    expect(await emailThere()).toMatchObject({ there: 'eleanor.castellanos@mail.example' });
    const [patients] = await own(`select count(*)::int as count from signa.pims_sync where linked = 'patient'`);
    expect(Number(patients?.['count'])).toBeGreaterThan(1);
    expect(await own('select from signa.pims_sync where location_id <> 1')).toEqual([]);
  });

  it("C-260 detects a change within 60 seconds with at most half of ezyVet's allowed requests", async () => {
    await look();
    withEmail('third@mail.example');
    const changed = at;
    world.asked.length = 0;
    while ((await emailThere())?.there !== 'third@mail.example') {
      pass(2_000);
      await look();
      expect(at - changed).toBeLessThanOrEqual(60_000);
    }
    expect((await emailThere())?.thereSince).toBe(clock.now());
    const minute = at + 60_000;
    while (at < minute) {
      pass(2_000);
      await look();
    }
    expect(world.asked.length).toBeLessThanOrEqual(180);
  });

  it("C-260 notifies the location's pages of a changed client, and of none read for the first time", async () => {
    const heard: unknown[] = [];
    let begin: () => void = () => undefined;
    const began = new Promise<void>((resolve) => (begin = resolve));
    const listening = server.db.listen(changeChannel, {
      told: (payload) => void heard.push(JSON.parse(payload)),
      began: () => begin(),
    });
    await began;
    await look();
    withEmail('third@mail.example');
    pass(60_000);
    await look();
    const [client] = await own(`select id::text from signa.client where location_id = 1 and pims_id = '7001'`);
    await expect.poll(() => heard).toEqual([{ locationId: '1', subjects: [`client:${String(client?.['id'])}`] }]);
    await listening.close();
  });

  it('C-260 leaves an account alone between two batches', async () => {
    await own(
      `update signa.client set pims_id = coalesce(pims_id, (9500 + id)::text), pims_connection_type = 'EZYVET' where location_id = 1 and not is_office_use`,
    );
    await look();
    pass(refreshEvery('EZYVET') - 1);
    await look();
    expect(batches).toHaveLength(1);
  });

  it('C-260 one server at a time reads an account; a crashed one blocks it for a minute at most', async () => {
    between = async () => {
      between = () => Promise.resolve();
      await look();
      expect(batches).toHaveLength(1);
    };
    await look();
    expect(batches).toHaveLength(1);
    await own(`update signa.pims_refresh set leased_until = '${new Date(at + 60_000).toISOString()}', next_at = null`);
    pass(59_999);
    await look();
    expect(batches).toHaveLength(1);
    pass(1);
    await look();
    expect(batches).toHaveLength(2);
  });

  it('C-260 three servers that poll constantly read no record twice in a round and omit none', async () => {
    await own(
      `update signa.client set pims_id = coalesce(pims_id, (9500 + id)::text), pims_connection_type = 'EZYVET' where location_id = 1 and not is_office_use`,
    );
    const [linked] = await own(`select count(distinct pims_id)::int as count from signa.client
      where location_id = 1 and is_active and pims_connection_type = 'EZYVET'`);
    const wanted = Number(linked?.['count']);
    for (let turn = 0; turn < 10 && batches.flat().length < wanted; turn += 1) {
      const before = batches.length;
      await Promise.all([look(), look(), look()]);
      expect(batches.length - before).toBe(1);
      pass(refreshEvery('EZYVET'));
    }
    expect(batches.flat()).toHaveLength(wanted);
    expect(new Set(batches.flat()).size).toBe(wanted);
  });

  it('C-260 the batch of a crashed server is read by one other server after its lease expires', async () => {
    await own(
      `insert into signa.pims_refresh (location_id, leased_until) values (1, '${new Date(at + 60_000).toISOString()}')`,
    );
    await Promise.all([look(), look(), look()]);
    expect(batches).toEqual([]);
    pass(60_000);
    await Promise.all([look(), look(), look()]);
    expect(batches).toHaveLength(1);
    expect(batches[0]).toContain('7001');
  });

  it('C-260 two locations of one account share one pace and one rate limit', async () => {
    await own(`update signa.location set is_pims_enabled = true, pims_account_id = '${account}', pims_connection_type = 'EZYVET',
      pims_writeback_location_id = case id when 1 then 'front' else 'back' end where id in (1, 2)`);
    await own(`insert into signa.client (location_id, first_name, last_name, pims_id, pims_connection_type)
      values (2, 'Second', 'Place', '7002', 'EZYVET')`);
    try {
      await Promise.all([look(), look(), look()]);
      expect(batches).toHaveLength(2);
      expect(batches.some((ids) => ids.length === 1 && ids[0] === '7002')).toBe(true);
      await own('update signa.pims_sync set read_at = null');
      pass(2 * refreshEvery('EZYVET') - 1);
      await Promise.all([look(), look(), look()]);
      expect(batches).toHaveLength(2);
      pass(1);
      await look();
      expect(batches).toHaveLength(4);
    } finally {
      await own(`delete from signa.client where location_id = 2 and last_name = 'Place'`);
      await own(
        `update signa.location set is_pims_enabled = id = 1, pims_writeback_location_id = null where id in (1, 2)`,
      );
      await own(`update signa.location set pims_account_id = null, pims_connection_type = null where id = 2`);
    }
  });

  it("C-090 C-260 requests the clients of each location with that location's secret", async () => {
    await own(`update signa.location set is_pims_enabled = true, pims_account_id = '${account}', pims_connection_type = 'EZYVET',
      pims_writeback_location_id = case id when 1 then 'front' else 'back' end,
      pims_account_secret = case id when 1 then ${encryptedSecret('of front', '1')} else ${encryptedSecret('of back', '2')} end
      where id in (1, 2)`);
    await own(`insert into signa.client (location_id, first_name, last_name, pims_id, pims_connection_type)
      values (2, 'Second', 'Place', '7002', 'EZYVET')`);
    try {
      await look();
      const asked = keys.map(({ accountId, placeId, secret }, at) => [
        batches[at]?.includes('7001'),
        accountId,
        placeId,
        secret,
      ]);
      expect(asked).toEqual([
        [true, account, 'front', 'of front'],
        [false, account, 'back', 'of back'],
      ]);
      expect(batches[1]).toEqual(['7002']);
    } finally {
      await own(`delete from signa.client where location_id = 2 and last_name = 'Place'`);
      await own(`update signa.location set is_pims_enabled = id = 1, pims_writeback_location_id = null, pims_account_secret = null
        where id in (1, 2)`);
      await own(`update signa.location set pims_account_id = null, pims_connection_type = null where id = 2`);
    }
  });

  it('C-261 reads open records first: a client that a user views is refreshed after 15 seconds', async () => {
    await look();
    await server.data(sample.vet, 'getPimsCaretakerById', { input: { ...named, pimsId: '7001' } });
    await own(`update signa.pims_sync set opened_at = '${clock.now()}' where opened_at is not null`);
    batches.length = 0;
    pass(15_000);
    await own(`update signa.pims_sync set read_at = '${new Date(at - 15_000).toISOString()}'`);
    await look();
    expect(batches).toEqual([['7001']]);
  });

  it('C-262 backs off from a partner that does not respond, and reports since when', async () => {
    await look();
    const readAt = (await kept())?.['read_at'];
    fault = new PracticeSystemError('ezyvet.test answered 503', true, 503);
    pass(60_000);
    const since = clock.now();
    await look();
    expect(batches).toHaveLength(2);
    pass(4_999);
    await look();
    expect(batches).toHaveLength(2);
    pass(1);
    await look();
    expect(batches).toHaveLength(3);
    pass(9_999);
    await look();
    expect(batches).toHaveLength(3);
    const [turn] = await own('select failing_since, faults from signa.pims_refresh');
    expect(turn).toMatchObject({ faults: 2 });
    expect(new Date(turn?.['failing_since'] as string).toISOString()).toBe(since);
    expect((await kept())?.['read_at']).toEqual(readAt);
    fault = null;
    pass(1);
    await look();
    expect((await own('select failing_since, faults from signa.pims_refresh'))[0]).toEqual({
      failing_since: null,
      faults: 0,
    });
  });

  it("C-262 respects a partner's request to wait", async () => {
    fault = new PracticeSystemError('ezyvet.test answered 429', true, 429, { retryAfter: 42 });
    await look();
    fault = null;
    pass(41_999);
    await look();
    expect(batches).toHaveLength(1);
    pass(1);
    await look();
    expect(batches).toHaveLength(2);
  });

  it('C-262 too many calls by users to an account do not count as a failure of the partner', async () => {
    fault = new LeftAloneError('Too many ask');
    await look();
    expect((await own('select faults, failing_since from signa.pims_refresh'))[0]).toEqual({
      faults: 0,
      failing_since: null,
    });
  });

  it('C-262 reports a bug of ours and does not count it as a failure of the partner', async () => {
    between = () => Promise.reject(new Error('unforeseen'));
    await expect(look()).rejects.toThrow('Linked records were not refreshed');
    expect((await own('select faults, failing_since from signa.pims_refresh'))[0]).toEqual({
      faults: 0,
      failing_since: null,
    });
  });

  it("C-084 C-260 reads nothing where the features are disabled or the account's system is not connected", async () => {
    await own('update signa.location set is_pims_enabled = false where id = 1');
    await look();
    await own('update signa.location set is_pims_enabled = true where id = 1');
    await refreshLinked({ ...deps(), practiceSystems: {} });
    expect(batches).toEqual([]);
  });

  it('C-211 C-264 stores the valid part of a bad record, logs each invalid field, and affects nothing else', async () => {
    const before = await own('select to_jsonb(c) from signa.client c order by id');
    know((client) =>
      client.id === 7001
        ? {
            ...client,
            firstName: 'א'.repeat(300),
            phones: Array.from({ length: 50 }, (_, i) => ({ number: `518555${1000 + i}`, type: 'Home' })),
          }
        : client,
    );
    await look();
    const record = (await kept())?.['record'] as {
      readonly leftOut: readonly { readonly field: string }[];
      readonly phones: readonly unknown[];
    };
    expect(record.leftOut.map(({ field }) => field)).toEqual(expect.arrayContaining(['firstName', 'phones']));
    expect(record.phones).toHaveLength(20);
    expect(await own('select to_jsonb(c) from signa.client c order by id')).toEqual(before);
  });

  it('C-264 a deleted record is read as missing, and returns', async () => {
    await look();
    const fields = (await kept())?.['fields'];
    const registries = sampleRegistries();
    world.pims.setRegistries({ ...registries, EZYVET: { [account]: { clients: [], patients: [] } } });
    pass(60_000);
    await look();
    expect((await kept())?.['record']).toBeNull();
    expect((await kept())?.['fields']).toEqual(fields);
    know((client) => client);
    pass(60_000);
    await look();
    expect((await kept())?.['record']).toMatchObject({ id: '7001' });
  });
});
