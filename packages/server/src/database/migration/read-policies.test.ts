import { afterAll, beforeAll, expect, it } from 'vitest';
import { uncheckedRows } from '../../store/unchecked.testing.js';
import { describeOnEveryDatabase } from '../../testing/every-database.js';
import type { TestDatabase } from '../../testing/test-database.js';
import type { Scope } from '../scope.js';

describeOnEveryDatabase('users, locations, and organizations', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make();
  });
  afterAll(() => db.dispose());

  const tables = ['location', 'organization', 'app_user', 'location_user'] as const;
  const seen = (scope: Scope) =>
    db.database.read(
      scope,
      async (sql) =>
        Object.fromEntries(
          await Promise.all(
            tables.map(async (table) => [
              table,
              (await uncheckedRows<{ id: string }>(sql, `select id::text from signa.${table} order by 1`)).map(
                ({ id }) => id,
              ),
            ]),
          ),
        ) as Record<(typeof tables)[number], string[]>,
    );
  const stored = async (table: string, where: string) =>
    (await db.asOwner<{ id: string }>(`select id::text from signa.${table} t where ${where} order by 1`)).map(
      ({ id }) => id,
    );

  it('A-474 A-018 are readable within the scope only', async () => {
    expect(await seen({ locationIds: [] })).toEqual({
      location: [],
      organization: [],
      app_user: [],
      location_user: [],
    });
    expect(await seen({ locationIds: ['1'] })).toEqual({
      location: ['1'],
      organization: await stored('organization', 'id in (select organization_id from signa.location where id = 1)'),
      app_user: await stored('app_user', 'id in (select user_id from signa.location_user where location_id = 1)'),
      location_user: await stored('location_user', 'location_id = 1'),
    });
    const others = await stored(
      'app_user',
      'id not in (select user_id from signa.location_user where location_id = 1)',
    );
    expect(others.length).toBeGreaterThan(0);
  });

  it('A-474 A-048 are all readable by callers who look up users and locations', async () => {
    const all = await seen({ locationIds: [], directory: true });
    for (const table of tables) expect(all[table]).toEqual(await stored(table, 'true'));
  });

  it('A-474 A-085 reveal of any username only whether it is in use', async () => {
    const taken = (username: string) =>
      db.database.read({ locationIds: [] }, async (sql) => {
        const [found] = await uncheckedRows<{ taken: boolean }>(sql, 'select signa.is_username_taken($1) as taken', [
          username,
        ]);
        return found?.taken;
      });
    const [person] = await db.asOwner<{ username: string }>(
      'select upper(username) as username from signa.app_user limit 1',
    );
    const [support] = await db.asOwner<{ username: string }>('select username from signa.support_user limit 1');
    expect(await taken(person?.username ?? '')).toBe(true);
    expect(await taken(support?.username ?? '')).toBe(true);
    expect(await taken('nobody@wren.example')).toBe(false);
  });
});
