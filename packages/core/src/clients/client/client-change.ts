import { settleClientForm, type ClientEntry, type ClientForm } from './client-form.js';

/**
 * What UpdateLocationClient is sent of a form: the fields that were changed, as they are stored. What is left out stays
 * as it is, so that nobody overwrites what somebody else changed meanwhile in another field.
 *
 * @returns nothing in it where nothing was changed
 * @see C-025, C-152
 */
export function clientChange(before: ClientForm, after: ClientForm): Partial<ClientEntry> {
  const stored = settleClientForm(before);
  const entries = Object.entries(settleClientForm(after));
  return Object.fromEntries(
    entries.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field as keyof ClientEntry])),
  );
}
