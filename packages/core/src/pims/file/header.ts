import { trimmed } from '../../base/text/index.js';

/** The column of a left-out line's reasons, which a later import ignores. */
export const reasonsColumn = 'signa_reasons';

/**
 * The names of the columns of a file. A duplicate gets its number, such as 'Phone (2)', and a column without a name its
 * position, such as 'column 7', so that each can be named.
 *
 * @see A-517
 */
export function columnNames(head: readonly string[]): string[] {
  const names: string[] = [];
  for (const [at, cell] of head.entries()) {
    const name = trimmed(cell.replaceAll(/\s+/g, ' ')) || `column ${at + 1}`;
    let unique = name;
    for (let number = 2; names.includes(unique); number += 1) unique = `${name} (${number})`;
    names.push(unique);
  }
  return names;
}
