import { CommandError, exitCodes } from '../process/exit-code.js';
import { type Found, valueOf } from './found.js';
import { type Row } from './value.js';
import { type Value } from './value.js';

/**
 * Selects the fields that `--json` prints: all of them, or the named ones of each record.
 *
 * @param asked - comma-separated names; `true` for all fields
 * @param fields - the available names
 * @throws CommandError with exit code 2 for an unknown field
 */
export function selectFields(found: Found, asked: string | true, fields: readonly string[]): Value {
  if (asked === true) return valueOf(found);
  const names = asked
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.filter((name) => !fields.includes(name));
  if (unknown.length > 0 || names.length === 0)
    throw new CommandError(
      `--json has no field ${unknown.join(', ') || "''"}. It has ${fields.join(', ')}. Put other arguments before --json.`,
      exitCodes.usage,
    );
  const pick = (row: Row): Row => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return 'list' in found ? found.list.rows.map(pick) : pick(found.record);
}
