import { phoneTypeOf, readPhoneCell } from '../cell/index.js';
import type { ColumnMapping, FileMapping } from './file-mapping.js';
import { type LineDraft, type LineValues, noteIn, sourceCell } from './line-draft.js';

/** A column with phones, and the column or value of their type. */
interface MappedPhone {
  readonly name: string;
  readonly column: ColumnMapping;
  readonly type: ColumnMapping | undefined;
}

/** The columns with phones, in the order of the mapping. */
export const mappedPhones = ({ columns }: FileMapping): MappedPhone[] =>
  Object.entries(columns).flatMap(([name, column]) => {
    const [, position] = /^phone_(\d+)_number$/.exec(name) ?? [];
    return position === undefined ? [] : [{ name, column, type: columns[`phone_${position}_type`] }];
  });

/**
 * Reads the phones of a line. A cell with several numbers becomes several phones, and a type in the cell beats that of
 * its column.
 */
export function mapPhones(
  mapped: readonly MappedPhone[],
  cells: LineValues,
  { draft, sources }: { readonly draft: LineDraft; readonly sources: Map<string, string> },
): void {
  let next = 1;
  for (const { name, column, type: typeColumn } of mapped) {
    const cell = sourceCell(column, cells, '');
    const isOwn = column.format === 'signa';
    const found = readPhoneCell(cell.text, {
      dropsExtension: column.extensions === 'drop',
      areaCode: column.areaCode ?? (isOwn ? 'none' : 'refuse'),
      keepsCountryCode: isOwn,
    });
    if ('fault' in found) {
      draft.faults.push({ column: cell.column || name, value: cell.original || cell.text, what: found.fault });
      sources.set(`phone_${next}_number`, cell.column || name);
      continue;
    }
    if (found.note !== null) draft.notes.push(noteIn(cell.column, found.note));
    const type = found.value.length > 0 ? typeText(typeColumn, cells) : '';
    for (const phone of found.value) {
      draft.values[`phone_${next}_number`] = phone.number;
      draft.values[`phone_${next}_type`] = phone.type ?? type;
      sources.set(`phone_${next}_number`, cell.column);
      sources.set(`phone_${next}_type`, typeColumn?.from[0] ?? cell.column);
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
