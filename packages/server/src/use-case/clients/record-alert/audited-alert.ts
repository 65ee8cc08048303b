import type { StoredAlert } from '../../../store/clients/record-alert/record-alert-store.js';

/** What the audit records of an alert; who said so and when are those of its entry. */
export function auditedAlert({ id, kind, text, language, contactMethod, lastDay, endReason }: StoredAlert) {
  return { alert: { id, kind, text, language, contactMethod, lastDay, endReason } };
}
