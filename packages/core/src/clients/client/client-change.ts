import { settleClientForm, type ClientEntry, type ClientForm } from './client-form.js';

/**
 * The changed fields of a form as they are stored, for UpdateLocationClient. Unchanged fields are omitted, so that they
 * do not overwrite another user's changes.
 *
 * @returns an empty object when nothing was changed
 * @see C-025, C-152
 */
export function clientChange(before: ClientForm, after: ClientForm): Partial<ClientEntry> {
  const stored = settleClientForm(before);
  const entries = Object.entries(settleClientForm(after));
  return Object.fromEntries(
    entries.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field as keyof ClientEntry])),
  );
}
