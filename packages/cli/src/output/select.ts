import { CommandError, exitCodes } from '../process/exit-code.js';
import { type Found, valueOf } from './found.js';
import { type Row } from './value.js';
import { type Value } from './value.js';

/**
 * What `--json` prints: everything, or of each record the fields that are named.
 *
 * @param asked - names between commas; `true` for everything
 * @param fields - the names that there are
 * @throws CommandError with exit code 2 on a field that there is not
 */
export function selected(found: Found, asked: string | true, fields: readonly string[]): Value {
  if (asked === true) return valueOf(found);
  const names = asked
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.filter((name) => !fields.includes(name));
  if (unknown.length > 0 || names.length === 0)
    throw new CommandError(
      `--json has no field ${unknown.join(', ') || "''"}. It has ${fields.join(', ')}. What is no field goes before --json.`,
      exitCodes.usage,
    );
  const pick = (row: Row): Row => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return 'list' in found ? found.list.rows.map(pick) : pick(found.record);
}
