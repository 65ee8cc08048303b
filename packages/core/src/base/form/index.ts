export {
  changedFields,
  emptyForm,
  formAfter,
  formIssues,
  formLabels,
  formOf,
  found,
  isSameForm,
  settledForm,
} from './form-table.js';
export type { AuditedField, FieldSpec, UpdateOf } from './form-table.js';
