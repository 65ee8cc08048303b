import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../testing/every-database.js';
import type { TestDatabase } from '../../testing/test-database.js';
import { bigintNames, timestampNames } from './column-kinds.js';

describeOnOneDatabase('column kinds', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make('empty');
  });
  afterAll(() => db.dispose());

  /** Names used only by columns of this type. */
  const namesOf = async (type: string) => {
    const found = await db.asOwner<{ name: string; isOfOneType: boolean }>(
      `select column_name as name, bool_and(udt_name = $1) as "isOfOneType" from information_schema.columns
      where table_schema = 'signa' and table_name not in ('product_facet', 'session', 'access_version')
      group by column_name having bool_or(udt_name = $1) order by column_name collate "C"`,
      [type],
    );
    expect(found.filter(({ isOfOneType }) => !isOfOneType)).toEqual([]);
    return found.map(({ name }) => name);
  };

  it('list every column that JSON writes differently from a result row', async () => {
    expect(await namesOf('int8')).toEqual(bigintNames);
    expect(await namesOf('timestamptz')).toEqual(timestampNames);
  });
});
