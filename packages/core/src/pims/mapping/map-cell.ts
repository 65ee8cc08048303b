import { stateCode } from '../../base/contact/index.js';
import {
  type CellAddress,
  type CellRead,
  cellText,
  deathAsYes,
  hasLostLetter,
  listText,
  lostLetterText,
  numberOf,
  readAddressCell,
  readDateCell,
  readGenderCell,
  readNameCell,
  readWeightCell,
  readYesCell,
  readZipCell,
  speciesOfCell,
  weightUnitOf,
} from '../cell/index.js';
import { patientFormTexts } from '../../clients/patient/index.js';
import { type ColumnMapping, newBreed } from './file-mapping.js';
import type { CellKind } from './import-columns.js';
import { type LineContext, type LineDraft, type LineValues, noteIn, type SourceCell } from './line-draft.js';

interface Assigned {
  /** Signa's column. */
  readonly name: string;
  readonly reads: CellKind;
  readonly column: ColumnMapping;
  readonly cell: SourceCell;
}

/** Reads a cell into the draft of its line. */
export function mapCell(
  assigned: Assigned,
  cells: LineValues,
  { draft, context }: { readonly draft: LineDraft; readonly context: LineContext },
): void {
  const { cell, name } = assigned;
  if (cell.isReplaced && cell.text === '' && cell.original.trim() !== '')
    draft.notes.push(noteIn(cell.column, 'a value was emptied by the mapping'));
  const found = readCell(assigned, { cells, draft, context });
  if ('fault' in found && isOwn(assigned.column) && !explained.has(assigned.reads))
    draft.values[name] = cell.text.trim();
  else if ('fault' in found)
    draft.faults.push({ column: cell.column || name, value: cell.original || cell.text, what: found.fault });
  else {
    if (found.note !== null) draft.notes.push(noteIn(cell.column, found.note));
    Object.assign(draft.values, found.value);
  }
}

/**
 * What is wrong with a value of Signa's own files is said by the forms, in the words of the portal, except where the
 * reading knows more.
 */
const explained: ReadonlySet<CellKind> = new Set(['name', 'breed', 'gender', 'zip']);

interface Line {
  readonly cells: LineValues;
  readonly draft: LineDraft;
  readonly context: LineContext;
}

function readCell(assigned: Assigned, line: Line): CellRead<LineValues> {
  const { name, reads, column, cell } = assigned;
  const { text } = cell;
  const as = (found: CellRead<string>): CellRead<LineValues> =>
    'fault' in found ? found : { value: { [name]: found.value }, note: found.note };
  const plain = (value: string) => as({ value, note: null });
  switch (reads) {
    case 'name':
      return as(readNameCell(text));
    case 'yes':
    case 'not-yes':
      return readYes(assigned);
    case 'zip':
      return as(readZipCell(text, line.draft.values[name.replace('_zip', '_state')] ?? ''));
    case 'full-address':
      return readAddress(assigned);
    case 'species':
      return as(readSpecies(text));
    case 'breed':
      return as(readBreed(text, cell, line));
    case 'gender': {
      const { altered } = column;
      if (isOwn(column) && text.trim() === '') return plain('');
      return as(readGenderCell(text, altered === undefined || cell.isReplaced ? null : (line.cells[altered] ?? '')));
    }
    case 'past-date':
    case 'date':
      return as(readDate(assigned, line));
    case 'weight':
      return readWeight(assigned, line);
    case 'entries':
    case 'ids':
      return plain(readEntries(text, column));
    case 'number':
      return plain(readNumber(text, column));
    case 'text':
      return !isOwn(column) && name.startsWith('address_') && hasLostLetter(text)
        ? { fault: lostLetterText }
        : plain(isOwn(column) ? text.trim() : readText(text, name));
    default:
      return plain(text.trim());
  }
}

const isOwn = ({ format }: ColumnMapping) => format === 'signa';

function readYes({ name, reads, cell }: Assigned): CellRead<LineValues> {
  const target = name.replace('is_inactive', 'is_active');
  if (cellText(cell.text) === '') return { value: { [target]: '' }, note: null };
  const found = readYesCell(name === 'is_deceased' ? deathAsYes(cell.text) : cell.text, true);
  if ('fault' in found) return found;
  return { value: { [target]: found.value === (reads === 'yes') ? 'yes' : 'no' }, note: null };
}

const addressParts = { line1: 'line_1', line2: 'line_2', city: 'city', state: 'state', zip: 'zip' } as const;

/** The columns of Signa that an address in one cell fills, such as 'address_1_city' for 'address_1_full'. */
export const addressColumns = (name: string): string[] =>
  Object.values(addressParts).map((part) => name.replace(/full$/, part));

function readAddress({ name, cell }: Assigned): CellRead<LineValues> {
  if (hasLostLetter(cell.text)) return { fault: lostLetterText };
  const found = readAddressCell(cell.text);
  if ('fault' in found) return found;
  const { value, note } = found;
  if (value === null) return { value: {}, note };
  const parts = Object.entries(addressParts) as [keyof CellAddress, string][];
  return { value: Object.fromEntries(parts.map(([field, part]) => [name.replace(/full$/, part), value[field]])), note };
}

function readSpecies(text: string): CellRead<string> {
  const species = speciesOfCell(text);
  if (species === null && cellText(text) === '') return { value: '', note: null };
  return species === null
    ? { fault: `it isn't a listed species. Replace it in "values" of the mapping, for example with "other"` }
    : { value: species, note: null };
}

function readBreed(text: string, cell: SourceCell, { draft, context }: Line): CellRead<string> {
  const [isNew, named] = newBreed.exec(text.trim()) ?? [];
  const name = isNew === undefined ? cellText(text) : (named ?? cell.original).trim();
  if (name === '') return { value: '', note: null };
  const found = context.matchBreed(draft.values['species'] ?? '', name);
  if (found?.confidence === 'certain') return { value: found.breed.code, note: null };
  if (isNew !== undefined)
    return {
      fault: `the breed '${name}' isn't in the list yet. Add it with 'signa-server admin breed add-from <mapping.json>'`,
    };
  const hint = found === null ? '' : ` Did you mean '${found.breed.name}'?`;
  return {
    fault: `${patientFormTexts.breed}${hint} In a mapping, replace it in "values". To add it to the list, run: signa-server admin breed add`,
  };
}

function readDate({ reads, column, cell }: Assigned, { context }: Line): CellRead<string> {
  const { format } = column;
  if (cellText(cell.text) === '') return { value: '', note: null };
  if (format === undefined) return { fault: 'the mapping names no "format" for this date' };
  const found = readDateCell(cell.text, { format, isPast: reads === 'past-date', today: context.today });
  return 'fault' in found ? found : { value: found.value ?? '', note: found.note };
}

function readWeight({ column, cell }: Assigned, { draft }: Line): CellRead<LineValues> {
  const unit = draft.values['weight_unit'] || column.unit || null;
  const reading = { decimal: column.decimal ?? '.', unit, keepsZero: isOwn(column) } as const;
  const found = readWeightCell(cell.text, reading);
  if ('fault' in found) return found;
  if (found.value === null) {
    // The form rejects an unknown unit of Signa's own files, even without a weight.
    const named = isOwn(column) ? (weightUnitOf(unit ?? '') ?? unit ?? '') : '';
    return { value: { weight: '', weight_unit: named }, note: found.note };
  }
  return { value: { weight: String(found.value.weight), weight_unit: found.value.unit }, note: found.note };
}

/** A number with the decimal mark of Signa's files; what is no number stays, for the rules to reject. */
function readNumber(text: string, { decimal }: ColumnMapping): string {
  const number = numberOf(cellText(text), decimal ?? '.');
  return number === null ? cellText(text) : String(number);
}

function readEntries(text: string, column: ColumnMapping): string {
  if (isOwn(column)) return text.trim();
  const entries = column.separator ? text.split(column.separator) : [text];
  return listText(entries.map(cellText).filter((entry) => entry !== ''));
}

function readText(text: string, name: string): string {
  const plain = name.startsWith('address_') ? text.replaceAll(/\s+/g, ' ').trim() : text.trim();
  return name.endsWith('_state') ? (stateCode(plain.replaceAll('.', '')) ?? plain) : plain;
}
