import { clinicalFields } from './clinical-fields.js';
import type { FieldTable, FieldWords } from './field-table.js';
import { orderFields } from './order-fields.js';
import { peopleFields } from './people-fields.js';
import { placeFields } from './place-fields.js';
import { recordFields } from './record-fields.js';

const table: FieldTable = { ...recordFields, ...peopleFields, ...placeFields, ...clinicalFields, ...orderFields };

/**
 * The texts for a recorded field.
 *
 * @param parent - the field that contains its record, or the noun of the entry's record at the top level
 * @returns `undefined` for a field without a text, which a test over all recorded fields reports
 * @see A-427
 */
export function fieldWords(parent: string, field: string): FieldWords | undefined {
  for (const name of [`${parent}.${field}`, field]) if (Object.hasOwn(table, name)) return table[name] ?? null;
  return undefined;
}
