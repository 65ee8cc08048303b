import type { ClientForm } from './client-form.js';

/** The input of UpdateLocationClient; an omitted field (`undefined`) keeps its stored value (C-152, C-153). */
export type ClientUpdate = {
  readonly [Field in keyof ClientForm]?: ClientForm[Field] | null;
};

/**
 * The form values after an update, against which the update is validated: so a client cannot become active without a
 * phone, whatever fields are sent.
 *
 * @param stored - with only the active phones and addresses
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
