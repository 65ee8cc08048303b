import type { Database } from '../database/database.js';
import { rows } from '../store/statement.js';

const batchSize = 200;

/** Ids of all active locations, in batches: a job sees only the locations it names. */
export async function* everyLocation(database: Database): AsyncGenerator<string[]> {
  let after = '0';
  for (;;) {
    const found = await database.read({ locationIds: [] }, (sql) =>
      rows<{ id: string }>(
        sql,
        'select id::text from signa.location where is_active and id > $1 order by signa.location.id limit $2',
        [after, batchSize],
      ),
    );
    if (found.length === 0) return;
    yield found.map(({ id }) => id);
    after = found.at(-1)?.id ?? after;
  }
}
