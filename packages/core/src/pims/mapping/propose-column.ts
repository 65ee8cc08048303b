import type { PlainDate } from '../../base/time/index.js';
import {
  areaCodeOf,
  cellText,
  deathAsYes,
  inferDateFormat,
  isDeathWord,
  type MiddleNames,
  type PhoneReading,
  readAddressCell,
  readFullName,
  readGenderCell,
  readPhoneCell,
  readWeightCell,
  readYesCell,
  readZipCell,
  speciesOfCell,
} from '../cell/index.js';
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
      return proposeValues(profile, (value) => speciesOfCell(value));
    case 'gender':
      return proposeGender(asked);
    case 'yes':
    case 'not-yes':
      return proposeYes(definition, profile);
    case 'weight':
      return proposeWeight(asked);
    case 'phone':
      return proposePhone(profile);
    case 'zip':
      return shared(profile, (value) => /^\d{3,4}(?:\.0+)?$/.test(value) || 'value' in readZipCell(value, ''));
    case 'full-address':
      return shared(profile, (value) => 'value' in readAddressCell(value));
    case 'entries':
      return proposeEntries(profile);
    case 'full-name':
      return proposeFullName(profile);
    case 'number':
      return proposeNumber(profile);
    default:
      return definition.name === 'email' ? proposeEmail(profile) : { settings: {}, share: 1, note: '' };
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

/** A status of animals says whether they are active and whether they are dead; a dead one stays active (C-068). */
function proposeYes({ name }: ImportColumn, profile: ColumnProfile): ColumnProposal {
  const hasDeaths = [...profile.values.keys()].some(isDeathWord);
  if (name === 'is_deceased')
    return proposeValues(
      profile,
      (value) => yesOf(deathAsYes(value)),
      [...profile.values.keys()].some((value) => yesOf(value) === null),
    );
  return proposeValues(profile, (value) => (isDeathWord(value) ? 'yes' : yesOf(value)), hasDeaths);
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

/** Words such as 'n/a' in place of an email address are emptied. */
function proposeEmail({ values }: ColumnProfile): ColumnProposal {
  const empty = [...values].filter(([value]) => cellText(value) === '');
  if (empty.length === 0) return { settings: {}, share: 1, note: '' };
  return {
    settings: { values: Object.fromEntries(empty.map(([value]) => [value, ''])) },
    share: 1,
    note: `${linesText(empty)} with ${empty.map(([value]) => `'${value}'`).join(', ')} in place of an address, which "values" empties`,
  };
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
  const lenient = { dropsExtension: true, areaCode: 'none' };
  const refused = (cell: string, reading: PhoneReading) => 'fault' in readPhoneCell(cell, reading);
  const readIf = (reading: PhoneReading) => cells.filter(([cell]) => refused(cell, reading) && !refused(cell, lenient));
  const extended = readIf({ ...lenient, dropsExtension: false });
  const short = readIf({ ...lenient, areaCode: 'refuse' });
  const found = shared(profile, (cell) => !refused(cell, lenient));
  const notes = [
    found.note,
    extended.length === 0
      ? ''
      : `extensions can't be stored, and those of ${linesText(extended)} are dropped, such as '${extended[0]?.[0] ?? ''}'; "refuse" reports these lines instead`,
    short.length === 0
      ? ''
      : `the numbers of ${linesText(short)} have no area code, such as '${short[0]?.[0] ?? ''}': set "area_code" to that of the practice, to none to keep seven digits, or to refuse`,
  ];
  return {
    share: found.share,
    settings: {
      ...(extended.length > 0 ? { extensions: 'drop' } : {}),
      ...(short.length > 0 ? { area_code: `? ${usualAreaCode(cells) ?? ''}`.trim() } : {}),
    },
    note: notes.filter(Boolean).join('; '),
  };
}

const linesText = (values: readonly (readonly [string, number])[]) => {
  const count = values.reduce((sum, [, times]) => sum + times, 0);
  return count === 1 ? '1 line' : `${count} lines`;
};

/** The most frequent area code of a column. */
function usualAreaCode(cells: readonly (readonly [string, number])[]): string | null {
  const counts = new Map<string, number>();
  for (const [cell, times] of cells) {
    const found = readPhoneCell(cell, { dropsExtension: true, areaCode: 'none' });
    const codes = 'value' in found ? found.value.map(({ number }) => areaCodeOf(number)) : [];
    for (const code of codes) if (code !== null) counts.set(code, (counts.get(code) ?? 0) + times);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
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

const shownNames = 3;

function proposeFullName(profile: ColumnProfile): ColumnProposal {
  const cells = [...profile.values.keys()];
  const commas = cells.filter((cell) => /^[^,]+,\s*\S/.test(cell)).length;
  const order = commas > cells.length / 2 ? 'last-first' : 'first-last';
  const isFault = (cell: string, middle: MiddleNames) => 'fault' in readFullName(cell, { order, middle });
  const unclear = cells.filter((cell) => isFault(cell, 'refuse') && !isFault(cell, 'first'));
  const { share, note } = shared(profile, (cell) => !isFault(cell, 'first'));
  const examples = unclear.slice(0, shownNames).map((cell) => `'${cell}'`);
  const notes = [
    order === 'last-first' ? "names such as 'Smith, John'" : "names such as 'John Smith'",
    note,
    unclear.length === 0
      ? ''
      : `decide where the middle words of ${unclear.length === 1 ? '1 name' : `${unclear.length} names`} belong, such as ${examples.join(', ')}: set "middle" to first, last, or refuse`,
  ];
  return {
    settings: { order, ...(unclear.length > 0 ? { middle: '?' } : {}) },
    share,
    note: notes.filter(Boolean).join('; '),
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
