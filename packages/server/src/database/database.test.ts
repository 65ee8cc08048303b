import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import type { TestDatabase } from '../testing/test-database.js';

describeOnEveryDatabase('a migrated database', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make('empty');
    await db.asOwner(
      `insert into signa.portal_type (id, name, description, code) values (1, 'Signa', 'Signa', 'signa')`,
    );
    await db.asOwner(
      `insert into signa.location (id, name, email_address, portal_type_id) values (1, 'One', 'one@example.test', 1), (2, 'Two', 'two@example.test', 1)`,
    );
    await db.asOwner(`insert into signa.client (location_id, first_name) values (1, 'Ann'), (2, 'Bob')`);
  });
  afterAll(() => db.dispose());

  it('returns the same shapes on both', async () => {
    const [row] = await db.database.read({ locationIds: ['1'] }, (sql) =>
      sql.selectFrom('client').selectAll().execute(),
    );
    expect(row).toMatchObject({ location_id: '1', first_name: 'Ann', version: 1, is_active: true, phones: [] });
    const [place] = await db.database.read({ locationIds: ['1'] }, (sql) =>
      sql.selectFrom('location').selectAll().where('id', '=', '1').execute(),
    );
    expect(place?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(place?.pharmacy_codes).toEqual([]);
  });
});
