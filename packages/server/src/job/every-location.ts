import { everyPlace } from '../database/scope.js';
import type { Database } from '../database/database.js';
import { columnsOf } from '../store/sql/expression.js';
import { fields, select } from '../store/sql/select.js';
import { rows } from '../store/statement.js';

const batchSize = 200;
const nextPlaces = select(
  fields({ id: columnsOf('location as l').id }),
  'from signa.location l where l.id > $1 order by l.id limit $2',
);

/**
 * Ids of all locations in batches, because a job sees only the locations it names. Inactive ones are included: their
 * messages must still be delivered and their prescriptions found.
 */
export async function* everyLocation(database: Database): AsyncGenerator<string[]> {
  let after = '0';
  for (;;) {
    const found = await database.read(everyPlace, (sql) => rows(sql, nextPlaces, [after, batchSize]));
    if (found.length === 0) return;
    yield found.map(({ id }) => id);
    after = found.at(-1)?.id ?? after;
  }
}
