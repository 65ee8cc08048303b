import type { AuditedField } from '../../base/form/index.js';

/** The audit's labels of a form's fields, from its table: by the names that they have in the stored record. */
export const labelsOf = (
  table: Readonly<Record<string, { readonly label: string; readonly audited: AuditedField | null }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(table).flatMap(({ label, audited }) => (audited ? [[audited.field, audited.label ?? label]] : [])),
  );
