/** A changed field with its previous and new value as text; `null` for no value. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
