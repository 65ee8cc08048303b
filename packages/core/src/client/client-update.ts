import type { Issue } from '../failure/index.js';
import { trimmedOrNull } from '../text/index.js';
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

/** C-023. */
export const pimsIdSetText = 'The PIMS ID is set and cannot be changed';

/**
 * The violation of a PIMS id that would change or clear the one that is set: the link with a record of the practice
 * system is made once.
 *
 * @param sent - `undefined` where the call leaves it out
 * @see C-023, C-115
 */
export function pimsIdIssue(
  stored: string | null,
  sent: string | null | undefined,
  path: 'pimsId' | 'pimsProviderId' = 'pimsId',
): Issue | null {
  const set = trimmedOrNull(stored);
  if (set === null || sent === undefined || trimmedOrNull(sent) === set) return null;
  return { path, code: 'locked', message: pimsIdSetText };
}
