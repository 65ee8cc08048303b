import type { Database } from '../../../database/database.js';
import { everyPlace } from '../../../database/scope.js';
import { columnsOf, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { rows } from '../../statement.js';

const everyLocation = select(fields({ id: text(columnsOf('location as l').id) }), 'from signa.location l');

/** The IDs of all locations: the scope of an operator's command that reads the records of every practice. */
export async function findEveryLocation(database: Database): Promise<readonly string[]> {
  const found = await database.read(everyPlace, (sql) => rows(sql, everyLocation));
  return found.map(({ id }) => id);
}
