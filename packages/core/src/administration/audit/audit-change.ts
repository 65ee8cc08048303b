/** A field that changed, with its values before and after, in words; `null` for no value. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
