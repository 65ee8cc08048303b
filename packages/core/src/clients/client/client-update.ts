import type { ClientForm } from './client-form.js';

/** What UpdateLocationClient sends; a field left out (`undefined`) stays as stored (C-152, C-153). */
export type ClientUpdate = {
  readonly [Field in keyof ClientForm]?: ClientForm[Field] | null;
};

/**
 * The form as it would be after the write, which is what an update is judged by: so a client is not made active without
 * a phone, whatever fields the call sends.
 *
 * @param stored - with the active phones and addresses alone
 * @see C-024, C-025
 */
export function clientAfter(stored: ClientForm, update: ClientUpdate): ClientForm {
  const text = (field: 'firstName' | 'lastName' | 'email' | 'pimsId') =>
    update[field] === undefined ? stored[field] : (update[field] ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    pimsId: text('pimsId'),
    isActive: update.isActive ?? stored.isActive,
    locationClientPhones: update.locationClientPhones ?? stored.locationClientPhones,
    locationClientAddress: update.locationClientAddress ?? stored.locationClientAddress,
  };
}
