/** What a field holds: written text, a code of a list, the id of a record, a calendar day, a number, or yes or no. */
export type FieldKind = 'text' | 'code' | 'id' | 'date' | 'number' | 'flag';

/** Everything that the product knows of one field of the prescription form. Nothing may be left out. */
export interface FieldSpec {
  readonly kind: FieldKind;
  readonly value: {
    /** Whether it is stored with the prescription; the rest only travels with the save. */
    readonly stored: boolean;
    /** Which forms start from the value of a stored prescription: every one, a reopened draft alone, or none. */
    readonly takenOver: 'always' | 'draft' | 'never';
    /** Characters as a reader counts them; `null` where nothing is typed. */
    readonly maxLength: number | null;
    /** Which rule judges it: its length alone (`checkTexts`), a rule of its own in `field/`, or none. */
    readonly rule: 'length' | 'own' | 'none';
  };
  /** Where it is shown. */
  readonly shown: {
    /** Whether it is behind Advanced Options (P-080). */
    readonly advanced: boolean;
    /** Whether the printed prescription has a row for it (P-109). */
    readonly printed: boolean;
    /** Whether the detail view has a row for it (P-144). */
    readonly detailed: boolean;
    /** Whether prescriptions.csv has a column for it. */
    readonly exported: boolean;
  };
  /** Its label at each place; `null` where it is not shown. */
  readonly labels: {
    /** In the history of a draft, which also records who wrote it (P-006, P-246). */
    readonly change: string | null;
    /** In 'Fill in …' and 'Correct …' above Authorize (P-254). */
    readonly missing: string | null;
    /** In the summary of what is signed (P-253). */
    readonly summary: string | null;
    /** In the audit; `null` where only its exports show it, `undefined` where all records share the words. */
    readonly audit: AuditLabel | null | undefined;
  };
  /** Its name at each place; `null` where it does not appear. */
  readonly names: {
    /** In the comparison with the last prescription (P-253). */
    readonly compared: string | null;
    /** In the message to the pharmacy (P-159). */
    readonly pharmacy: string | null;
  };
}

/** A label, with the kind of record that an id names, or with the word for a value that is only said to exist. */
export type AuditLabel =
  | string
  | { readonly label: string; readonly of: 'client' | 'locationUser' | 'patient' | 'product' }
  | { readonly label: string; readonly presence: string };
