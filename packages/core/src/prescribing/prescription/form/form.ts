import type { PlainDate } from '../../../base/time/index.js';
import type { FieldKind, FieldSpec } from './field-spec.js';
import { prescriptionFields } from './fields.js';

type Fields = typeof prescriptionFields;

export type PrescriptionField = keyof Fields;

/** The value of each kind of field during input; numbers are NaN while the text is not a number. */
interface ValueOf {
  readonly text: string | null;
  readonly code: string | null;
  readonly id: string | null;
  readonly date: PlainDate | null;
  readonly number: number | null;
  readonly flag: boolean;
}

/**
 * The input of a prescription: a value or `null` for every field of `prescriptionFields`. `checkPrescriptionForm`
 * reports a number that is NaN.
 */
export type PrescriptionForm = { readonly [Field in PrescriptionField]: ValueOf[Fields[Field]['kind']] };

/** The fields whose table row has the value in a group: `FieldsWith<'value', 'stored', true>`. */
type FieldsWith<Group extends 'value' | 'shown' | 'labels' | 'names', Key extends keyof FieldSpec[Group], Value> = {
  [Field in PrescriptionField]: Fields[Field][Group][Key & keyof Fields[Field][Group]] extends Value ? Field : never;
}[PrescriptionField];

export type FieldOfKind<Kind extends FieldKind> = {
  [Field in PrescriptionField]: Fields[Field]['kind'] extends Kind ? Field : never;
}[PrescriptionField];

export type StoredField = FieldsWith<'value', 'stored', true>;
/** What every form that starts from a stored prescription takes over. */
export type TakenOverField = FieldsWith<'value', 'takenOver', 'always'>;
/** What a reopened draft takes over in addition. */
export type DraftField = FieldsWith<'value', 'takenOver', 'draft'>;
export type AdvancedField = FieldsWith<'shown', 'advanced', true>;
export type LengthCheckedField = FieldsWith<'value', 'rule', 'length'>;
export type ChangeField = FieldsWith<'labels', 'change', string>;
export type SummaryField = FieldsWith<'labels', 'summary', string>;
export type PrintedField = FieldsWith<'shown', 'printed', true>;
export type PharmacyField = FieldsWith<'names', 'pharmacy', string>;
export type DetailedField = FieldsWith<'shown', 'detailed', true>;
export type ExportedField = FieldsWith<'shown', 'exported', true>;

/** Fields whose stored value is shown unchanged; a reference is shown by its name. */
export type ShownAsStored<Field extends PrescriptionField> = Exclude<Field, FieldOfKind<'id'> | 'unitPerFill'>;

type NamesIn<Place extends keyof FieldSpec['names']> = Extract<Fields[PrescriptionField]['names'][Place], string>;

export type ComparedName = NamesIn<'compared'>;

/** All fields, in screen order. */
export const prescriptionFieldNames = Object.keys(prescriptionFields) as readonly PrescriptionField[];

/** The table row of a field. */
export const fieldSpec = (field: PrescriptionField): FieldSpec => prescriptionFields[field];

/** What a client can send: any of the fields, or none; other fields are ignored. */
export type PrescriptionFormInput = { readonly [Field in PrescriptionField]?: PrescriptionForm[Field] | null };

/** The given fields of a record. */
export function valuesOf<Record extends object, Field extends keyof Record>(
  record: Record,
  fields: readonly Field[],
): Pick<Record, Field> {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<Record, Field>;
}
