import type { PlainDate } from '../../base/time/index.js';
import {
  cellText,
  inferDateFormat,
  readGenderCell,
  readPhoneCell,
  readWeightCell,
  readYesCell,
  readZipCell,
} from '../cell/index.js';
import { listedSpecies } from '../record/index.js';
import type { ImportColumn } from './import-columns.js';
import type { ColumnProfile } from './profile.js';

/** What the inspection proposes for a column, as the mapping file contains it. */
export interface ColumnProposal {
  /** Settings beside `from`, such as the format; '?' for what a person has to decide. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The share of the values that can be read, 0 to 1. */
  readonly share: number;
  /** How it was found out, for the person who checks it. */
  readonly note: string;
}

interface Asked {
  readonly definition: ImportColumn;
  readonly profile: ColumnProfile;
  readonly today: PlainDate;
  /** Whether another column names the unit, or says which animals are neutered. */
  readonly hasUnitColumn: boolean;
  readonly hasAltered: boolean;
}

const maxListed = 200;

/** Proposes how the values of a column are read, from all of them. @see A-592 */
export function proposeColumn(asked: Asked): ColumnProposal {
  const { definition, profile } = asked;
  switch (definition.reads) {
    case 'date':
    case 'past-date':
      return proposeDate(asked);
    case 'species':
      return proposeValues(profile, (value) => listedSpecies(value));
    case 'gender':
      return proposeGender(asked);
    case 'yes':
    case 'not-yes':
      return proposeValues(profile, (value) => yesOf(value), false);
    case 'weight':
      return proposeWeight(asked);
    case 'phone':
      return proposePhone(profile);
    case 'zip':
      return shared(profile, (value) => /^\d{3,4}(?:\.0+)?$/.test(value) || 'value' in readZipCell(value, ''));
    case 'entries':
      return proposeEntries(profile);
    case 'full-name':
      return proposeFullName(profile);
    case 'number':
      return proposeNumber(profile);
    default:
      return { settings: {}, share: 1, note: '' };
  }
}

function proposeDate({ definition, profile, today }: Asked): ColumnProposal {
  const isPast = definition.reads === 'past-date';
  const { format, candidates, share, proof } = inferDateFormat(profile.values, { isPast, today });
  if (format !== null)
    return {
      ...{ settings: { format }, share },
      note: `${format}${proof === null ? '' : `, proven by ${proof}`}${format === 'Excel 1900' ? '; use Excel 1904 if the dates are four years too early' : ''}`,
    };
  const question =
    candidates.length > 0 ? `the format could be ${candidates.join(' or ')}, see '${proof ?? ''}'` : 'no format fits';
  return { settings: { format: '?' }, share, note: `${question}: set "format"` };
}

/** A table with every value; '?' for those that can't be read. */
function proposeValues(
  profile: ColumnProfile,
  valueOf: (value: string) => string | null,
  listsRead = true,
): ColumnProposal {
  const found = [...profile.values].map(([value, count]) => ({ value, count, means: valueOf(value) }));
  const read = found.reduce((sum, { count, means }) => sum + (means === null ? 0 : count), 0);
  const open = found.filter(({ means }) => means === null);
  const listed = (listsRead ? found : open).slice(0, maxListed);
  return {
    settings:
      listed.length > 0 ? { values: Object.fromEntries(listed.map(({ value, means }) => [value, means ?? '?'])) } : {},
    share: profile.filled === 0 ? 1 : read / profile.filled,
    note: open.length > 0 ? `decide ${open.length === 1 ? '1 value' : `${open.length} values`} in "values"` : '',
  };
}

const yesOf = (value: string): string | null => {
  const found = readYesCell(value, true);
  return 'fault' in found ? null : found.value ? 'yes' : 'no';
};

function proposeGender({ profile, hasAltered }: Asked): ColumnProposal {
  const codeOf = (value: string) => {
    const found = readGenderCell(value);
    return 'fault' in found ? null : found.value;
  };
  // A value in the table would replace what the column of neutered animals adds to it.
  return proposeValues(profile, codeOf, !hasAltered);
}

const unitInName = /\b(kg|kgs|kilograms|lbs?|pounds)\b/i;

function proposeWeight({ profile, hasUnitColumn }: Asked): ColumnProposal {
  const cells = [...profile.values.keys()];
  const commas = cells.filter((cell) => /\d,\d{1,2}(?:\D|$)/.test(cell)).length;
  const points = cells.filter((cell) => /\d\.\d/.test(cell)).length;
  const decimal = commas === 0 ? '.' : points === 0 ? ',' : '?';
  const [, named] = unitInName.exec(profile.name) ?? [];
  const isNamedInCells = cells.every((cell) => cellText(cell) === '' || /[a-z#]\W*$/i.test(cell) || Number(cell) === 0);
  const unit = named ? (/^k/i.test(named) ? 'kg' : 'lbs') : hasUnitColumn || isNamedInCells ? undefined : '?';
  const found = shared(profile, (cell) => {
    const read = readWeightCell(cell, {
      decimal: decimal === ',' ? ',' : '.',
      unit: unit === 'kg' ? 'kg' : 'lbs',
      keepsZero: false,
    });
    return 'value' in read;
  });
  const notes = [
    ...(decimal === '?' ? ['some weights have a decimal point, others a comma: set "decimal"'] : []),
    ...(unit === '?' ? ['no unit is named: set "unit" to lbs or kg'] : []),
  ];
  return {
    ...found,
    settings: { ...(decimal === '.' ? {} : { decimal }), ...(unit === undefined ? {} : { unit }) },
    note: notes.join('; '),
  };
}

function proposePhone(profile: ColumnProfile): ColumnProposal {
  const cells = [...profile.values];
  const refused = (cell: string, dropsExtension: boolean) => 'fault' in readPhoneCell(cell, { dropsExtension });
  const extended = cells.filter(([cell]) => refused(cell, false) && !refused(cell, true));
  const found = shared(profile, (cell) => !refused(cell, true));
  if (extended.length === 0) return found;
  return {
    ...found,
    settings: { extensions: 'drop' },
    note: `extensions can't be stored, and ${extended.length === 1 ? '1 is' : `${extended.length} are`} dropped, such as '${extended[0]?.[0] ?? ''}'; "refuse" reports these lines instead`,
  };
}

function proposeEntries(profile: ColumnProfile): ColumnProposal {
  const cells = [...profile.values.keys()];
  const counts = [';', '|', ',', '/'].map((separator) => ({
    separator,
    count: cells.filter((cell) => cell.includes(separator)).length,
  }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  if (!best || best.count === 0) return { settings: {}, share: 1, note: '' };
  return {
    settings: { separator: best.separator },
    share: 1,
    note: `entries are separated by '${best.separator}'`,
  };
}

function proposeFullName(profile: ColumnProfile): ColumnProposal {
  const cells = [...profile.values.keys()];
  const commas = cells.filter((cell) => /^[^,]+,\s*\S/.test(cell)).length;
  const isLastFirst = commas > cells.length / 2;
  return {
    settings: { order: isLastFirst ? 'last-first' : 'first-last' },
    share: 1,
    note: isLastFirst ? "names such as 'Smith, John'" : "names such as 'John Smith'",
  };
}

function proposeNumber(profile: ColumnProfile): ColumnProposal {
  const cells = [...profile.values.keys()];
  const hasCommas = cells.some((cell) => /^\d+,\d{1,2}$/.test(cell)) && !cells.some((cell) => cell.includes('.'));
  return { settings: hasCommas ? { decimal: ',' } : {}, share: 1, note: '' };
}

/** The share of values that can be read, with the first that can't. */
function shared(profile: ColumnProfile, isRead: (cell: string) => boolean): ColumnProposal {
  const unread = [...profile.values].filter(([cell]) => !isRead(cell));
  const count = unread.reduce((sum, [, times]) => sum + times, 0);
  return {
    settings: {},
    share: profile.filled === 0 ? 1 : 1 - count / profile.filled,
    note: unread[0] ? `${count} can't be read, such as '${unread[0][0]}'` : '',
  };
}
