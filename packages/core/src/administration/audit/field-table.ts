/** Kinds of records that an audit entry references by ID. */
export type ReferenceKind =
  | 'client'
  | 'location'
  | 'locationUser'
  | 'patient'
  | 'prescription'
  | 'product'
  | 'role'
  | 'task';

/**
 * How a recorded field is shown: `null` for a technical field that only exports contain, otherwise its label, with a
 * format for its value if required.
 */
export type FieldWords = null | string | LabeledField;

export interface LabeledField {
  readonly label: string;
  /** The kind of record whose ID, or list of IDs, is shown by name; `self` is the kind of the entry's own record. */
  readonly of?: ReferenceKind | 'self';
  /** A nested record, or a list of them, shown by name only. */
  readonly byName?: true;
  /** The text for each code of the field. */
  readonly codes?: Readonly<Record<string, string>>;
  /** For an unreadable key or URL: shows only that there is one, or a different one. */
  readonly presence?: string;
  /** Shows the number of entries. */
  readonly counted?: readonly [one: string, several: string];
}

/**
 * Fields by name, or by 'parent.field' if a name has several meanings. The parent is the field that contains the
 * record, or the noun of the entry's record at the top level.
 */
export type FieldTable = Readonly<Record<string, FieldWords>>;
