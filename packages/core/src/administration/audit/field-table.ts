/** Kinds of records that an entry of the audit names by their ids. */
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
 * How a recorded field is shown: `null` where it is technical and only exports hold it, else its label, with how its value
 * becomes words where the value alone does not say it.
 */
export type FieldWords = null | string | LabeledField;

export interface LabeledField {
  readonly label: string;
  /**
   * The id of a record of this kind, or a list of them, shown by its name; `self` is the kind of the entry's own record.
   */
  readonly of?: ReferenceKind | 'self';
  /** A nested record, or a list of them, of which only the names are shown. */
  readonly byName?: true;
  /** Words for each code that the field can hold. */
  readonly codes?: Readonly<Record<string, string>>;
  /** The value is a key or an address that nobody reads: shown is only that there is one, or another. */
  readonly presence?: string;
  /** Shown is how many entries there are. */
  readonly counted?: readonly [one: string, several: string];
}

/**
 * Fields by their names, or by 'parent.field' where a name has several meanings. The parent is the field that holds the
 * record, or the noun of the entry's record at the top.
 */
export type FieldTable = Readonly<Record<string, FieldWords>>;
