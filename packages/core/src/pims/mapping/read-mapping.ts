import { dateFormats, decimalMarks, isAreaCode, middleNames, nameOrders } from '../cell/index.js';
import { fileEncodings, separatorNames, separators } from '../file/index.js';
import type { ColumnMapping, FileMapping, ValueTable } from './file-mapping.js';
import { isQuestion } from './file-mapping.js';
import { importColumnNamed, importKinds } from './import-columns.js';

/** A mapping file as it was read. */
export interface ReadMapping {
  /** `null` if there are faults. */
  readonly mapping: FileMapping | null;
  /** What is wrong with the file, with the place in it. */
  readonly faults: readonly string[];
  /** What a person still has to decide, with the place in the file: an import refuses it. */
  readonly questions: readonly string[];
}

/** The version of mapping files. */
export const mappingVersion = 1;

const mappingKeys = ['signa_mapping', 'kind', 'encoding', 'separator', 'repeats', 'columns', 'unused'];
const columnKeys = [
  'from',
  'value',
  'values',
  'format',
  'decimal',
  'unit',
  'altered',
  'order',
  'middle',
  'area_code',
  'extensions',
  'separator',
];
/** Written by the inspection for the reader only. */
const informative = ['confidence', 'examples', 'note'];

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects faults and questions while a mapping is read. */
interface Findings {
  readonly faults: string[];
  readonly questions: string[];
}

/**
 * Reads a mapping file. A value that begins with '?' is a question that the inspection left to a person.
 *
 * @param json - the parsed file, of any shape
 * @see A-590
 */
export function readMapping(json: unknown): ReadMapping {
  const found: Findings = { faults: [], questions: [] };
  if (!isObject(json) || json['signa_mapping'] !== mappingVersion)
    return { mapping: null, ...found, faults: [`it isn't a mapping file: "signa_mapping" must be ${mappingVersion}`] };
  unknownKeys(json, [...mappingKeys, ...informative], '', found);
  const kind = oneOf(importKinds, json['kind'], 'kind', found);
  const columns: Record<string, ColumnMapping> = {};
  const given = json['columns'];
  if (!isObject(given)) found.faults.push('columns: it must be an object');
  else
    for (const [name, column] of Object.entries(given)) {
      if (kind && !importColumnNamed(kind, name))
        found.faults.push(`columns.${name}: ${kind} files have no such column`);
      columns[name] = readColumn(column, `columns.${name}`, found);
    }
  const mapping: FileMapping = {
    kind: kind ?? 'client',
    encoding:
      json['encoding'] === undefined ? null : (oneOf(fileEncodings, json['encoding'], 'encoding', found) ?? null),
    separator: readSeparator(json['separator'], found),
    repeats: oneOf(['refuse', 'same'] as const, json['repeats'] ?? 'refuse', 'repeats', found) ?? 'refuse',
    columns,
    unused: texts(json['unused'] ?? [], 'unused', found),
  };
  return { ...found, mapping: found.faults.length > 0 ? null : mapping };
}

function readSeparator(value: unknown, found: Findings): FileMapping['separator'] {
  if (value === undefined) return null;
  const named = separators.find((separator) => separator === value || separatorNames[separator] === value);
  if (!named) found.faults.push(`separator: use one of ${Object.values(separatorNames).join(', ')}`);
  return named ?? null;
}

function readColumn(column: unknown, at: string, found: Findings): ColumnMapping {
  if (!isObject(column)) {
    found.faults.push(`${at}: it must be an object such as {"from": "Column"}`);
    return { from: [] };
  }
  unknownKeys(column, [...columnKeys, ...informative], `${at}.`, found);
  const { from = [], values } = column;
  const choice = <Value extends string>(list: readonly Value[], key: string) =>
    column[key] === undefined ? undefined : oneOf(list, column[key], `${at}.${key}`, found);
  const text = (key: string) => (column[key] === undefined ? undefined : textAt(column[key], `${at}.${key}`, found));
  const isBySpecies = isObject(values) && Object.values(values).some(isObject);
  const mapped: ColumnMapping = {
    from: texts(typeof from === 'string' ? [from] : from, `${at}.from`, found),
    ...{ value: text('value'), unit: text('unit'), altered: text('altered'), separator: text('separator') },
    ...{ format: choice(dateFormats, 'format'), decimal: choice(decimalMarks, 'decimal') },
    ...{ middle: choice(middleNames, 'middle'), areaCode: areaCodeAt(text('area_code'), `${at}.area_code`, found) },
    ...{ order: choice(nameOrders, 'order'), extensions: choice(['drop', 'refuse'] as const, 'extensions') },
    values: isBySpecies ? undefined : readValues(values, `${at}.values`, found),
    valuesOfSpecies: isBySpecies
      ? Object.fromEntries(
          Object.entries(values).map(([species, table]) => [
            species,
            readValues(table, `${at}.values.${species}`, found) ?? {},
          ]),
        )
      : undefined,
  };
  if (mapped.from.length === 0 && column['value'] === undefined)
    found.faults.push(`${at}: it needs "from" with a column of the file, or "value" with a value for every line`);
  return mapped;
}

function areaCodeAt(code: string | undefined, at: string, { faults }: Findings): string | undefined {
  if (code === undefined || isAreaCode(code)) return code;
  faults.push(`${at}: use three digits such as "518", none, or refuse`);
  return undefined;
}

function readValues(values: unknown, at: string, found: Findings): ValueTable | undefined {
  if (values === undefined) return undefined;
  if (!isObject(values)) {
    found.faults.push(`${at}: it must be an object such as {"Dog": "canine"}`);
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(values).map(([value, replacement]) => [
      value,
      textAt(replacement, `${at}.${JSON.stringify(value)}`, found) ?? '',
    ]),
  );
}

function textAt(value: unknown, at: string, { faults, questions }: Findings): string | undefined {
  if (typeof value !== 'string') {
    faults.push(`${at}: it must be text in quotation marks`);
    return undefined;
  }
  if (!isQuestion(value)) return value;
  const proposal = value.replace(/^\?\s*/, '');
  questions.push(proposal === '' ? at : `${at}: is it '${proposal}'?`);
  return undefined;
}

function texts(value: unknown, at: string, { faults }: Findings): string[] {
  if (Array.isArray(value) && value.every((one): one is string => typeof one === 'string')) return value;
  faults.push(`${at}: it must be a list of column names`);
  return [];
}

function oneOf<Value extends string>(
  list: readonly Value[],
  value: unknown,
  at: string,
  { faults, questions }: Findings,
): Value | undefined {
  const known = list.find((one) => one === value);
  if (known !== undefined) return known;
  if (typeof value === 'string' && isQuestion(value)) questions.push(`${at}: one of ${list.join(', ')}`);
  else faults.push(`${at}: use one of ${list.join(', ')}`);
  return undefined;
}

function unknownKeys(json: Json, known: readonly string[], at: string, { faults }: Findings): void {
  for (const key of Object.keys(json)) if (!known.includes(key)) faults.push(`${at}${key}: there is no such setting`);
}
