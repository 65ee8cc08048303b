import { columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const s = columnsOf('species as s');
const byCode = select(fields({ name: s.name }), 'from signa.species s where s.code = $1');

/** The name of a species; `null` for an unknown code. */
export async function findSpeciesName(sql: Queryable, code: string): Promise<string | null> {
  const [found] = await rows(sql, byCode, [code]);
  return found?.name ?? null;
}
