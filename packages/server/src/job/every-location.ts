import { everyPlace } from '../database/scope.js';
import type { Database } from '../database/database.js';
import { uncheckedRows } from '../store/unchecked.js';

const batchSize = 200;

/**
 * Ids of all locations in batches, since a job sees only the locations it names. Inactive ones are among them: what they
 * issued still has to be delivered and found.
 */
export async function* everyLocation(database: Database): AsyncGenerator<string[]> {
  let after = '0';
  for (;;) {
    const found = await database.read(everyPlace, (sql) =>
      uncheckedRows<{ id: string }>(
        sql,
        'select id::text from signa.location where id > $1 order by signa.location.id limit $2',
        [after, batchSize],
      ),
    );
    if (found.length === 0) return;
    yield found.map(({ id }) => id);
    after = found.at(-1)?.id ?? after;
  }
}
