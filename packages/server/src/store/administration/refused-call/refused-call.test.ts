import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetRefusedCalls } from '../../../job/forget-refused-calls.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample } from '../../../testing/sample-server.js';
import { TestClock } from '../../../testing/test-clock.js';
import type { TestDatabase } from '../../../testing/test-database.js';
import { findRefusal, keepRefusals, type Refusal } from './refused-call-store.js';

const number = 'K7QX-2M9R-4DTB';
const refusal = (over: Partial<Refusal> = {}): Refusal => ({
  ...{ number, at: '2026-11-20T10:00:00.000Z', operation: 'GetPrescription', code: 'FORBIDDEN', milliseconds: 12 },
  ...{ username: sample.vet, personId: null, locationId: null, locationIds: [sample.wren, sample.battenkill] },
  ...{ records: [], taskUuid: null },
  ...over,
});

describeOnEveryDatabase('rejected calls', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make();
  });
  afterAll(() => db.dispose());
  beforeEach(() => db.asOwner('truncate signa.refused_call'));

  const keep = (...refusals: readonly Refusal[]) =>
    db.database.write({ locationIds: [] }, (tx) => keepRefusals(tx, refusals, '0.1.0'));
  const find = (directory = true) =>
    db.database.read({ locationIds: [], directory }, (sql) => findRefusal(sql, number));
  const one = async (text: string) => (await db.asOwner<{ one: string }>(text))[0]?.one ?? '';

  it('A-423 are stored with the caller and the location of the record', async () => {
    const record = await one('select min(id)::text as one from signa.prescription where location_id = 2');
    await keep(refusal({ records: [`prescription:${record}`], locationId: sample.wren }));
    expect(await find()).toMatchObject({
      ...{ number, at: '2026-11-20T10:00:00.000Z', operation: 'GetPrescription', code: 'FORBIDDEN', milliseconds: 12 },
      ...{ username: sample.vet, support: null, locationId: sample.battenkill, serverVersion: '0.1.0' },
      records: [`prescription:${record}`],
    });
    expect((await find())?.personName).toMatch(/^[A-Z]/);
  });

  it("A-423 are stored at the location in the call, or at the caller's only one, when the record is elsewhere", async () => {
    await keep(refusal({ records: ['prescription:999999999'], locationId: sample.wren }));
    expect(await find()).toMatchObject({ locationId: sample.wren });
    await db.asOwner('truncate signa.refused_call');
    await keep(refusal({ locationIds: [sample.larkspur], locationId: '987654321' }));
    expect(await find()).toMatchObject({ locationId: sample.larkspur });
    await db.asOwner('truncate signa.refused_call');
    await keep(refusal());
    expect(await find()).toMatchObject({ locationId: null, locationName: null });
  });

  it("A-423 name the answered request by its id, only at one of the caller's locations", async () => {
    const [task] = await db.asOwner<{ id: string; uuid: string }>(
      'select id::text, uuid::text from signa.task where location_id = 1 order by id limit 1',
    );
    await keep(refusal({ taskUuid: task?.uuid ?? null, operation: 'UpsertPrescriptionTask', code: 'CONFLICT' }));
    expect(await find()).toMatchObject({ records: [`task:${task?.id}`], locationId: sample.wren });
    await db.asOwner('truncate signa.refused_call');
    await keep(refusal({ taskUuid: task?.uuid ?? null, locationIds: [sample.larkspur] }));
    expect(await find()).toMatchObject({ records: [] });
  });

  it('A-423 distinguish support from the impersonated user', async () => {
    const personId = await one(`select id::text as one from signa.app_user where username = '${sample.vet}'`);
    await keep(refusal({ username: sample.support, personId }));
    expect(await find()).toMatchObject({ username: sample.vet, support: sample.support });
    await db.asOwner('truncate signa.refused_call');
    await keep(refusal({ username: sample.support, locationIds: [], code: null }));
    expect(await find()).toMatchObject({ username: null, support: sample.support, code: null });
  });

  it("A-423 of a support user who also works at a practice count as support's", async () => {
    const both = `insert into signa.support_user (username, email, first_name, last_name, in_admin_support_group)
      values ('${sample.vet}', '${sample.vet}', 'Maya', 'Okafor', true)`;
    await db.asOwner(both);
    await keep(refusal());
    const found = await find();
    await db.asOwner(`delete from signa.support_user where username = '${sample.vet}'`);
    expect(found).toMatchObject({ username: null, support: sample.vet });
  });

  it('A-423 of an unknown user are not stored, and one request ID is one call', async () => {
    await keep(refusal({ username: 'nobody@signa.test' }), refusal({ milliseconds: 5 }), refusal({ milliseconds: 6 }));
    expect(await db.asOwner('select milliseconds from signa.refused_call')).toEqual([{ milliseconds: 5 }]);
  });

  it('A-423 contain no free text', async () => {
    const texts: Partial<Refusal>[] = [
      ...[{ operation: 'Maya Okafor' }, { code: 'Otis is not here' as never }, { number: 'Maya' }],
      ...[{ records: ['client:Maya'] }, { records: ['Maya'] }, { records: ['client:1', 'note:1'] }],
    ];
    for (const text of texts) await expect(keep(refusal(text)), JSON.stringify(text)).rejects.toThrow();
    expect(await db.asOwner('select from signa.refused_call')).toEqual([]);
  });

  it('A-422 are shown only to support, and through no other operation', async () => {
    await keep(refusal());
    await expect(find(false)).rejects.toThrow(/support alone/);
    const all = (scope: object) =>
      db.database.read({ locationIds: [sample.wren], ...scope }, (sql) =>
        sql
          .selectFrom('refused_call' as never)
          .selectAll()
          .execute(),
      );
    await expect(all({})).rejects.toThrow(/permission denied/);
    await expect(all({ directory: true })).rejects.toThrow(/permission denied/);
  });

  it('A-423 are deleted after 14 days', async () => {
    const clock = new TestClock();
    const before = (days: number) => new Date(Date.parse(clock.now()) - days * 86_400_000).toISOString();
    await keep(
      refusal({ number: 'AAAA-AAAA-AAAA', at: before(13.9) }),
      refusal({ number: 'BBBB-BBBB-BBBB', at: before(14.1) }),
    );
    await forgetRefusedCalls({ database: db.database, clock });
    expect(await db.asOwner('select number from signa.refused_call')).toEqual([{ number: 'AAAA-AAAA-AAAA' }]);
  });
});
