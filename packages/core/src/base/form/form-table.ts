import type { Issue } from '../failure/index.js';

/**
 * Everything about one field of a form that more than one place reads. No property may be left out.
 *
 * `Value` is its value while it is filled in, `Stored` the value that is stored, and `Facts` what its check reads besides.
 */
export interface FieldSpec<Value, Stored, Facts> {
  /** Its label on the form. */
  readonly label: string;
  /** The name of its shape, from which the schema of the form derives. */
  readonly shape: string;
  /** Its value in an empty form. */
  readonly empty: Value;
  /** Its limit in visible characters; `null` where no text is typed. */
  readonly maxLength: number | null;
  /** The issues of its value, before anything is trimmed. @param path - of the field in the input */
  readonly check: (value: Value, path: string, facts: Facts) => readonly Issue[];
  /** The value that is stored of a valid one. */
  readonly settle: (value: Value) => Stored;
  /** Whether `null` in an update empties the field; otherwise it keeps its value, like an omitted one. */
  readonly isEmptiedByNull: boolean;
}

/** A field's name in the stored record, and its label in the audit where that differs from the one on the form. */
export interface AuditedField {
  readonly field: string;
  readonly label?: string;
}

/** A row for each field of a form, in the order of the form. */
export type FormTable<Form extends object, Entry extends Record<keyof Form, unknown>, Facts> = {
  readonly [Field in keyof Form]: FieldSpec<Form[Field], Entry[Field], Facts>;
};

const fieldNames = <Form extends object>(table: { readonly [Field in keyof Form]: unknown }) =>
  Object.keys(table) as (keyof Form & string)[];

/** The labels of the fields on the form. */
export const formLabels = <Table extends { readonly [Field in keyof Table]: { readonly label: string } }>(
  table: Table,
): { readonly [Field in keyof Table]: string } =>
  Object.fromEntries(fieldNames<Table>(table).map((field) => [field, table[field].label])) as {
    readonly [Field in keyof Table]: string;
  };

/** The form in which nothing is filled in. */
export const emptyForm = <Form extends object, Entry extends Record<keyof Form, unknown>, Facts>(
  table: FormTable<Form, Entry, Facts>,
): Form => Object.fromEntries(fieldNames<Form>(table).map((field) => [field, table[field].empty])) as Form;

/**
 * The issues of a form, in its order, with the paths of its fields.
 *
 * @param isChecked - whether a field is validated; by default, all are
 */
export const formIssues = <Form extends object, Entry extends Record<keyof Form, unknown>, Facts>(
  table: FormTable<Form, Entry, Facts>,
  form: Form,
  facts: Facts,
  isChecked: (field: keyof Form) => boolean = () => true,
): Issue[] =>
  fieldNames<Form>(table)
    .filter(isChecked)
    .flatMap((field) => table[field].check(form[field], field, facts));

/** The values to store of a valid form. */
export const settledForm = <Form extends object, Entry extends Record<keyof Form, unknown>, Facts>(
  table: FormTable<Form, Entry, Facts>,
  form: Form,
): Pick<Entry, keyof Form> =>
  Object.fromEntries(fieldNames<Form>(table).map((field) => [field, table[field].settle(form[field])])) as Pick<
    Entry,
    keyof Form
  >;

/** The form of a stored record, from a table whose rows read it. */
export const formOf = <Form extends object, Stored>(
  table: { readonly [Field in keyof Form]: { readonly read: (record: Stored) => Form[Field] } },
  record: Stored,
): Form => Object.fromEntries(fieldNames<Form>(table).map((field) => [field, table[field].read(record)])) as Form;

/** An update of some fields; an omitted field (`undefined`) keeps its stored value. */
export type UpdateOf<Form> = { readonly [Field in keyof Form]?: Form[Field] | null };

/** The form after an update. */
export function formAfter<Form extends object, Entry extends Record<keyof Form, unknown>, Facts>(
  table: FormTable<Form, Entry, Facts>,
  stored: Form,
  update: UpdateOf<Form>,
): Form {
  const after = (field: keyof Form) => {
    const sent = update[field];
    return sent === null && table[field].isEmptiedByNull ? table[field].empty : (sent ?? stored[field]);
  };
  return Object.fromEntries(fieldNames<Form>(table).map((field) => [field, after(field)])) as Form;
}

/** The fields in which two objects differ, with the values of the second. */
export function changedFields<Entry extends object>(before: Entry, after: Entry): Partial<Entry> {
  const entries = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof Entry]),
  );
  return Object.fromEntries(entries) as Partial<Entry>;
}

/** Whether the values of two forms count as the same, from a table whose rows compare them. */
export const isSameForm = <Form extends object>(
  table: { readonly [Field in keyof Form]: { readonly isSame: (one: Form[Field], other: Form[Field]) => boolean } },
  one: Form,
  other: Form,
): boolean => fieldNames<Form>(table).every((field) => table[field].isSame(one[field], other[field]));

/** The issues that were found. */
export const found = (...issues: readonly (Issue | null)[]): Issue[] => issues.filter((issue) => issue !== null);
