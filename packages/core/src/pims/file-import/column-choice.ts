import { assignColumns, type AssignedColumns, importColumnNamed, importColumns } from '../mapping/index.js';
import type { ImportFileNoun } from './check-upload.js';

/** A column of a file, and the field of Signa that it becomes. */
export interface ColumnChoice {
  readonly header: string;
  /** A column of Signa's own files, or `altered`; `null` to not import the column. */
  readonly field: string | null;
}

/** A choice of a list. */
export interface LabeledChoice {
  readonly value: string;
  readonly label: string;
}

/** The column that says whether an animal is neutered, which is read together with the gender. */
const altered = 'altered';

const labels: Readonly<Record<string, string>> = {
  external_id: 'ID in the old system',
  clients: 'IDs of the clients',
  full_name: 'Full name in one column',
  ...Object.fromEntries([1, 2, 3].map((entry) => [`address_${entry}_full`, `Address ${entry} in one column`])),
  is_active: 'Active (yes or no)',
  is_inactive: 'Inactive (yes or no)',
  is_deceased: 'Deceased (yes or no)',
  deceased_date: 'Date of death',
  birthdate: 'Birth date',
  weighed_on: 'Date of the weight',
  weight_unit: 'Unit of the weight',
  gender: 'Gender',
  [altered]: 'Neutered or spayed (yes or no)',
};

/** How screens name a field: 'Phone 2 number'. @see C-331 */
export function importFieldLabel(field: string): string {
  const words = labels[field] ?? field.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const repeated = /^(?:phone|address)_1_/;
/** Phones and addresses that a choice offers. */
const entries = [1, 2, 3];

/** The fields of a kind of records. @see C-331 */
export function importFields(noun: ImportFileNoun): LabeledChoice[] {
  const names = importColumns[noun].flatMap(({ name, reads }) => {
    const all = repeated.test(name) ? entries.map((entry) => name.replace('_1_', `_${entry}_`)) : [name];
    return reads === 'gender' ? [...all, altered] : all;
  });
  return names.map((value) => ({ value, label: importFieldLabel(value) }));
}

/**
 * The columns as a user assigned them. Of two columns with the same field, the first is taken. Phones keep the type that
 * the name of their column says.
 *
 * @param headers - of the file
 * @see C-331
 */
export function assignChosenColumns(
  noun: ImportFileNoun,
  headers: readonly string[],
  choices: readonly ColumnChoice[],
): AssignedColumns {
  const byName = assignColumns(noun, headers);
  const columns = new Map<string, string>();
  let alteredHeader: string | null = null;
  for (const { header, field } of choices) {
    if (field === null || !headers.includes(header)) continue;
    if (field === altered && noun === 'patient') alteredHeader ??= header;
    else if (importColumnNamed(noun, field) !== null && !columns.has(field)) columns.set(field, header);
  }
  const typeOf = new Map(
    [...byName.phoneTypes].map(([number, type]) => [byName.columns.get(`phone_${number}_number`), type]),
  );
  const phoneTypes = new Map(
    [...columns].flatMap(([field, header]): [number, string][] => {
      const number = /^phone_(\d+)_number$/.exec(field)?.[1];
      const type = typeOf.get(header);
      return number === undefined || type === undefined || columns.has(`phone_${number}_type`)
        ? []
        : [[Number(number), type]];
    }),
  );
  return { columns, phoneTypes, altered: alteredHeader };
}
