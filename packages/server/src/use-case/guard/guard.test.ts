import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actorOf, scopeOf } from '../../access/actor.js';
import { findActorFacts } from '../../access/find-actor-facts.js';
import { uncheckedRows } from '../../store/unchecked.testing.js';
import { sample } from '../../testing/sample-server.js';
import { embeddedTestDatabase } from '../../testing/embedded-test-database.js';
import type { TestDatabase } from '../../testing/test-database.js';
import { openGuard } from './guard.js';

describe('mutation guard', () => {
  let db: TestDatabase;
  let vet: Actor;
  beforeAll(async () => {
    db = await embeddedTestDatabase();
    const facts = await db.database.read({ locationIds: [] }, (sql) => findActorFacts(sql, sample.vet, null, null));
    vet = actorOf(facts, null, new Date().toISOString());
  });
  afterAll(() => db.dispose());

  const guarded = (work: (guard: ReturnType<typeof openGuard>) => Promise<void>) =>
    db.database.write(scopeOf(vet), (tx) => work(openGuard(tx, 'AddLocation', vet)));

  it('A-159 checks the right at the location next to which a new one is added', async () => {
    expect(vet.locationIds).toEqual([sample.wren, sample.battenkill]);
    await expect(guarded((guard) => guard.enterNew('999', sample.wren))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(guarded((guard) => guard.enterNew('999', sample.larkspur))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('A-159 A-018 keeps the location next to which a new one is added visible until the end, entered again or not', async () => {
    const facts = await db.database.read({ locationIds: [] }, (sql) =>
      findActorFacts(sql, sample.vetadmin, null, null),
    );
    const manager = actorOf(facts, null, new Date().toISOString());
    const places = await db.database.write(scopeOf(manager), async (tx) => {
      const guard = openGuard(tx, 'AddLocation', manager);
      const seen = async () =>
        (
          await uncheckedRows<{ id: string }>(
            tx,
            'select distinct location_id::text as id from signa.client order by 1',
          )
        ).map(({ id }) => id);
      await guard.enterNew(sample.battenkill, sample.wren);
      const beside = await seen();
      await guard.enter(sample.battenkill);
      return [beside, await seen()];
    });
    expect(places).toEqual([
      [sample.wren, sample.battenkill],
      [sample.wren, sample.battenkill],
    ]);
  });

  it('A-018 limits the rest of the transaction to the location of the record', async () => {
    const ids = await db.database.write(scopeOf(vet), async (tx) => {
      const guard = openGuard(tx, 'UpdateLocationClient', vet);
      const seen = () =>
        uncheckedRows<{ id: string }>(tx, 'select distinct location_id::text as id from signa.client order by 1');
      const before = await seen();
      const [client] = await uncheckedRows<{ id: string }>(
        tx,
        'select id::text from signa.client where location_id = 2 limit 1',
      );
      await guard.lock('client', { id: client?.id ?? '' });
      return { before, after: await seen() };
    });
    expect(ids).toMatchObject({ before: [{ id: '1' }, { id: '2' }], after: [{ id: '2' }] });
  });

  it('A-019 ends a mutation that reports a location it never checked', async () => {
    await guarded(async (guard) => expect(() => guard.requireEntered(sample.wren)).toThrow(/never checked/));
  });
});
