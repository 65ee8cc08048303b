/** What a field contains: free text, a list code, a record id, a date, a number, or a yes/no value. */
export type FieldKind = 'text' | 'code' | 'id' | 'date' | 'number' | 'flag';

/** The complete specification of one field of the prescription form. Every property is required. */
export interface FieldSpec {
  readonly kind: FieldKind;
  readonly value: {
    /** Whether it is stored with the prescription; the others are only part of the save. */
    readonly stored: boolean;
    /** Which forms start from a stored prescription's value: all, only a reopened draft, or none. */
    readonly takenOver: 'always' | 'draft' | 'never';
    /** Maximum visible characters; `null` for fields without typed text. */
    readonly maxLength: number | null;
    /** Which rule validates it: only its length (`checkTexts`), its own rule in `field/`, or none. */
    readonly rule: 'length' | 'own' | 'none';
  };
  /** Where it is shown. */
  readonly shown: {
    /** Whether it is in Advanced Options (P-080). */
    readonly advanced: boolean;
    /** Whether the printed prescription has a row for it (P-109). */
    readonly printed: boolean;
    /** Whether the detail view has a row for it (P-144). */
    readonly detailed: boolean;
    /** Whether prescriptions.csv has a column for it. */
    readonly exported: boolean;
  };
  /** Its label in each place; `null` where it is not shown. */
  readonly labels: {
    /** In the history of a draft, which also records its author (P-006, P-246). */
    readonly change: string | null;
    /** In 'Fill in …' and 'Correct …' above Authorize (P-254). */
    readonly missing: string | null;
    /** In the summary of what is signed (P-253). */
    readonly summary: string | null;
    /** In the audit; `null` when only exports have it, `undefined` when all records share the label. */
    readonly audit: AuditLabel | null | undefined;
  };
  /** Its name in each place; `null` where it is absent. */
  readonly names: {
    /** In the comparison with the last prescription (P-253). */
    readonly compared: string | null;
    /** In the message to the pharmacy (P-159). */
    readonly pharmacy: string | null;
  };
}

/** A label, with the kind of record that an id refers to, or with the word for a value that is only reported as set. */
export type AuditLabel =
  | string
  | { readonly label: string; readonly of: 'client' | 'locationUser' | 'patient' | 'product' }
  | { readonly label: string; readonly presence: string };
