import { phoneTypeOf, readPhoneCell } from '../cell/index.js';
import type { ColumnMapping, FileMapping } from './file-mapping.js';
import { type LineDraft, type LineValues, sourceCell } from './line-draft.js';

/**
 * Reads the phones of a line. A cell with several numbers becomes several phones, and a type in the cell beats that of
 * its column.
 */
export function mapPhones(
  { columns }: FileMapping,
  cells: LineValues,
  { draft, sources }: { readonly draft: LineDraft; readonly sources: Map<string, string> },
): void {
  let next = 1;
  for (const [name, column] of Object.entries(columns)) {
    const [, position] = /^phone_(\d+)_number$/.exec(name) ?? [];
    if (position === undefined) continue;
    const cell = sourceCell(column, cells, '');
    const found = readPhoneCell(cell.text, { dropsExtension: column.extensions === 'drop' });
    const type = typeText(columns[`phone_${position}_type`], cells);
    // The form rejects an invalid number of Signa's own files, with the same message as in the portal.
    const isOwn = column.format === 'signa';
    if ('fault' in found && !isOwn) {
      draft.faults.push({ column: cell.column || name, value: cell.original || cell.text, what: found.fault });
      sources.set(`phone_${next}_number`, cell.column || name);
      continue;
    }
    const phones = 'fault' in found ? [{ number: cell.text, type: null }] : found.value;
    if ('note' in found && found.note !== null) draft.notes.push(found.note);
    for (const phone of phones) {
      draft.values[`phone_${next}_number`] = phone.number;
      draft.values[`phone_${next}_type`] = phone.type ?? type;
      sources.set(`phone_${next}_number`, cell.column);
      sources.set(`phone_${next}_type`, columns[`phone_${position}_type`]?.from[0] ?? cell.column);
      next += 1;
    }
  }
}

/** The phone type of a column, by Signa's name or the word of another system; what is neither stays, for the form. */
function typeText(column: ColumnMapping | undefined, cells: LineValues): string {
  if (!column) return '';
  const { text } = sourceCell(column, cells, '');
  return phoneTypeOf(text.trim()) ?? text.trim();
}
