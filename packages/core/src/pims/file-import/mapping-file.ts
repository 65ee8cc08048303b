import { speciesCodes } from '../../base/species/index.js';
import { genderCodes } from '../../clients/patient/index.js';
import { dateFormats, nameOrders } from '../cell/index.js';
import { importColumnNamed, importColumns, isQuestion } from '../mapping/index.js';
import type { ImportFileNoun } from './check-upload.js';
import { type ColumnChoice, importFieldLabel, type LabeledChoice } from './column-choice.js';

/** A mapping as a file, with the questions that the inspection left. */
export type MappingJson = Readonly<Record<string, unknown>>;

/** What a user has to decide before a file can be imported. */
export interface MappingQuestion {
  /** The place in the mapping. */
  readonly at: string;
  readonly text: string;
  /** A likely answer. */
  readonly proposal: string | null;
  readonly choices: readonly LabeledChoice[];
}

/** An answer to a question. */
export interface MappingAnswer {
  readonly at: string;
  readonly value: string;
}

type Path = readonly string[];
const isObject = (value: unknown): value is MappingJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const columnsOf = ({ columns }: MappingJson): [string, MappingJson][] =>
  isObject(columns)
    ? Object.entries(columns).filter((entry): entry is [string, MappingJson] => isObject(entry[1]))
    : [];
const sourceOf = (column: MappingJson): string | null => (typeof column['from'] === 'string' ? column['from'] : null);

const plain = (values: readonly string[]): LabeledChoice[] => values.map((value) => ({ value, label: value }));
const words = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
const genders: Readonly<Record<string, string>> = {
  M: 'Male',
  F: 'Female',
  N: 'Neutered male',
  S: 'Spayed female',
  U: 'Unknown',
  O: 'Other',
};
const yesNo: readonly LabeledChoice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** What a setting of a column can be, besides its values. */
const settingChoices: Readonly<Record<string, readonly LabeledChoice[]>> = {
  format: plain(dateFormats.filter((format) => format !== 'signa')),
  decimal: [
    { value: '.', label: 'Point, such as 4.5' },
    { value: ',', label: 'Comma, such as 4,5' },
  ],
  unit: [
    { value: 'lbs', label: 'Pounds (lbs)' },
    { value: 'kg', label: 'Kilograms (kg)' },
  ],
  order: nameOrders.map((value) => ({
    value,
    label: value === 'last-first' ? 'Last name first' : 'First name first',
  })),
  middle: [
    { value: 'first', label: 'To the first name: Mary Ann | Smith' },
    { value: 'last', label: 'To the last name: Maria | Garcia Lopez' },
    { value: 'refuse', label: 'Report these lines as errors' },
  ],
  area_code: [
    { value: 'none', label: 'Keep them without an area code' },
    { value: 'refuse', label: 'Report these lines as errors' },
  ],
};
const settingTexts: Readonly<Record<string, (column: string) => string>> = {
  format: (column) => `How are the dates in '${column}' written?`,
  decimal: (column) => `Which decimal mark do the weights in '${column}' have?`,
  unit: (column) => `Which unit do the weights in '${column}' have?`,
  order: (column) => `Which name comes first in '${column}'?`,
  middle: (column) => `Where do the middle words of names in '${column}' belong?`,
  area_code: (column) => `Which area code do the numbers in '${column}' have that were written without one?`,
};

/** The choices, with a proposal that isn't one of them, such as an area code. */
const withProposal = (choices: readonly LabeledChoice[], proposal: string): readonly LabeledChoice[] =>
  proposal === '' || choices.some(({ value }) => value === proposal) ? choices : [...plain([proposal]), ...choices];

function valueChoices(noun: ImportFileNoun, field: string, proposal: string): LabeledChoice[] {
  switch (importColumnNamed(noun, field)?.reads) {
    case 'species':
      return speciesCodes.map((value) => ({ value, label: words(value) }));
    case 'gender':
      return genderCodes.map((value) => ({ value, label: genders[value] ?? value }));
    case 'yes':
    case 'not-yes':
      return [...yesNo];
    default:
      return [
        ...(proposal === '' ? [] : [{ value: proposal, label: proposal }]),
        { value: '', label: 'Leave it empty' },
      ];
  }
}

/** The value that every line gets, of a field without a column: a file of dogs only needs no species. */
const constantChoices = (noun: ImportFileNoun, field: string): LabeledChoice[] => {
  const reads = importColumnNamed(noun, field)?.reads;
  return reads === 'species' || reads === 'gender' ? valueChoices(noun, field, '') : [];
};

/** The questions of a mapping. @see C-331 */
export function mappingQuestions(noun: ImportFileNoun, mapping: MappingJson): MappingQuestion[] {
  return columnsOf(mapping).flatMap(([field, column]) => {
    const source = sourceOf(column) ?? importFieldLabel(field);
    const settings = Object.entries(settingChoices).flatMap(([setting, choices]) =>
      isOpen(column[setting])
        ? [
            question(
              [field, setting],
              settingTexts[setting]?.(source) ?? source,
              proposalOf(column[setting]),
              withProposal(choices, proposalOf(column[setting])),
            ),
          ]
        : [],
    );
    const constant = isOpen(column['value']) ? constantChoices(noun, field) : [];
    return [
      ...settings,
      ...(constant.length > 0
        ? [
            question(
              [field, 'value'],
              `Which ${importFieldLabel(field).toLowerCase()} do all lines have?`,
              '',
              constant,
            ),
          ]
        : []),
      ...valueQuestions(noun, field, { source, values: column['values'], path: [field, 'values'] }),
    ];
  });
}

interface Values {
  readonly source: string;
  readonly values: unknown;
  readonly path: Path;
}

function valueQuestions(noun: ImportFileNoun, field: string, { source, values, path }: Values): MappingQuestion[] {
  if (!isObject(values)) return [];
  return Object.entries(values).flatMap(([value, replacement]) => {
    // Breeds are listed by species.
    if (isObject(replacement))
      return valueQuestions(noun, field, { source, values: replacement, path: [...path, value] });
    if (!isOpen(replacement)) return [];
    const proposal = proposalOf(replacement);
    const text = `What does '${value}' in '${source}' mean?`;
    return [question([...path, value], text, proposal, valueChoices(noun, field, proposal))];
  });
}

const isOpen = (value: unknown): value is string => typeof value === 'string' && isQuestion(value);
const proposalOf = (value: unknown): string => (isOpen(value) ? value.replace(/^\?\s*/, '') : '');
const question = (path: Path, text: string, proposal: string, choices: readonly LabeledChoice[]): MappingQuestion => ({
  at: JSON.stringify(path),
  text,
  proposal: proposal === '' ? null : proposal,
  choices,
});

/**
 * The mapping with answers. An answer to a question that the mapping doesn't have, or with a value that it doesn't
 * offer, changes nothing: the question is then still open.
 *
 * @see C-331
 */
export function answerQuestions(
  noun: ImportFileNoun,
  mapping: MappingJson,
  answers: readonly MappingAnswer[],
): MappingJson {
  const open = new Map(mappingQuestions(noun, mapping).map((one) => [one.at, one]));
  return answers.reduce<MappingJson>((changed, { at, value }) => {
    const asked = open.get(at);
    if (!asked?.choices.some((choice) => choice.value === value)) return changed;
    return withValue(changed, ['columns', ...(JSON.parse(at) as Path)], value);
  }, mapping);
}

function withValue(json: MappingJson, [name = '', ...rest]: Path, value: string): MappingJson {
  const inner = json[name];
  return { ...json, [name]: rest.length === 0 ? value : withValue(isObject(inner) ? inner : {}, rest, value) };
}

/** The field of each column of a file, with how its values are read. @see C-331 */
export function mappedFields(
  mapping: MappingJson,
  headers: readonly string[],
): (ColumnChoice & { readonly note: string | null })[] {
  const columns = columnsOf(mapping);
  return headers.map((header) => {
    const found = columns.find(([, column]) => sourceOf(column) === header);
    const note = found?.[1]['note'];
    const isAltered = columns.some(([, column]) => column['altered'] === header);
    return {
      header,
      field: found?.[0] ?? (isAltered ? 'altered' : null),
      note: typeof note === 'string' ? note : null,
    };
  });
}

/** Labels of the fields without which nothing can be imported, and that have neither a column nor a value. @see C-331 */
export function missingFields(noun: ImportFileNoun, mapping: MappingJson): string[] {
  return columnsOf(mapping)
    .filter(([field, column]) => isOpen(column['value']) && constantChoices(noun, field).length === 0)
    .map(([field]) => field)
    .filter((field) => importColumns[noun].some(({ name, isNeeded }) => name === field && isNeeded === true))
    .map(importFieldLabel);
}
