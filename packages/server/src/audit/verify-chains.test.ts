import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';
import { type ChainState, verifyChains } from './verify-chains.js';

const records = 6;

describeOnEveryDatabase('audit chains of a database', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner('create table signa.kept_record as select * from signa.audit_record where false');
    await server.db.asOwner('create table signa.kept_head as select * from signa.audit_head where false');
    const label = (place: string, index: number) => ({
      input: { locationId: place, label: `Chained ${index}`, details: 'Give by mouth.', shortcutType: 'SIG' as const },
    });
    for (let index = 1; index <= records; index += 1) {
      await server.data(sample.vet, 'AddShortcut', label(sample.wren, index));
      await server.data(sample.vet, 'AddShortcut', label(sample.battenkill, index));
    }
    await server.db.asOwner('insert into signa.kept_record select * from signa.audit_record');
    await server.db.asOwner('insert into signa.kept_head select * from signa.audit_head');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.asOwner('delete from signa.audit_record');
    await server.db.asOwner('delete from signa.audit_head');
    await server.db.asOwner('insert into signa.audit_record select * from signa.kept_record');
    await server.db.asOwner('insert into signa.audit_head select * from signa.kept_head');
  });

  const verify = async (): Promise<ChainState[]> => {
    const states: ChainState[] = [];
    for await (const state of verifyChains(server.db.database)) states.push(state);
    return states;
  };
  const breaks = async () =>
    Object.fromEntries((await verify()).map(({ locationId, brokenAt }) => [locationId, brokenAt]));
  const wren = `location_id = ${sample.wren}`;

  it('verify as written at every location, each with its length and last hash', async () => {
    const states = await verify();
    expect(states.map(({ brokenAt }) => brokenAt)).toEqual(states.map(() => null));
    const [places] = await server.db.asOwner<{ count: number }>(
      'select count(*)::integer as count from signa.location',
    );
    expect(states).toHaveLength((places?.count ?? 0) + 1);
    expect(states[0]?.locationName).toBe('Signa, all locations');
    expect(states.find(({ locationId }) => locationId === sample.wren)).toMatchObject({
      locationName: 'Wren Street Animal Hospital',
      records,
      head: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(states.find(({ locationId }) => locationId === sample.larkspur)).toMatchObject({ records: 0, head: null });
  });

  it.each([
    [
      'a changed value',
      `update signa.audit_record set after = after || '{"label": "Other"}' where ${wren} and sequence = 3`,
      3,
    ],
    ['another person', `update signa.audit_record set username = 'somebody' where ${wren} and sequence = 4`, 4],
    ['another moment', `update signa.audit_record set at = at + interval '1 second' where ${wren} and sequence = 2`, 2],
    [
      'a changed value with its hash made anew',
      `update signa.audit_record r set after = made.after, hash = sha256(r.previous_hash || signa.audit_content(made))
      from (select (jsonb_populate_record(o, '{"after": {"label": "Other"}}')).* from signa.audit_record o where ${wren} and sequence = 3) made
      where r.location_id = made.location_id and r.sequence = made.sequence`,
      4,
    ],
    ['a removed record', `delete from signa.audit_record where ${wren} and sequence = 3`, 3],
    ['a removed first record', `delete from signa.audit_record where ${wren} and sequence = 1`, 1],
    ['a cut-off end', `delete from signa.audit_record where ${wren} and sequence > 4`, 5],
    ['a chain that is gone', `delete from signa.audit_record where ${wren}`, 1],
    ['a removed head', `delete from signa.audit_head where ${wren}`, records + 1],
    [
      'a record added at the end',
      `insert into signa.audit_record select location_id, sequence + 1, at, username, impersonated_username, location_user_id, operation, subject, before, after, hash, hash
      from signa.audit_record where ${wren} and sequence = ${records}`,
      records + 1,
    ],
    [
      'two records that changed places',
      `update signa.audit_record set sequence = case sequence when 2 then 1003 else 1002 end where ${wren} and sequence in (2, 3);
      update signa.audit_record set sequence = sequence - 1000 where ${wren} and sequence > 1000`,
      2,
    ],
  ])('locate %s at that location only', async (_title, tampering, brokenAt) => {
    for (const statement of tampering.split(';')) await server.db.asOwner(statement);
    expect(await breaks()).toMatchObject({ [sample.wren]: brokenAt, [sample.battenkill]: null });
  });

  it('reveal a truncated end with a reset head only to someone who kept the last hash', async () => {
    const before = await verify();
    await server.db.asOwner(`delete from signa.audit_record where ${wren} and sequence = ${records}`);
    await server.db.asOwner(
      `update signa.audit_head h set sequence = r.sequence, hash = r.hash from signa.audit_record r where r.${wren} and h.${wren} and r.sequence = ${records - 1}`,
    );
    const after = await verify();
    const of = (states: ChainState[]) => states.find(({ locationId }) => locationId === sample.wren);
    expect(of(after)).toMatchObject({ brokenAt: null, records: records - 1 });
    expect(of(after)?.head).not.toBe(of(before)?.head);
  });
});
