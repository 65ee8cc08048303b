import { defaultPhoneType, maskPhone, phoneDigits } from '../../base/contact/index.js';
import { capitalized } from '../../base/name/index.js';
import type { ClientSearchFields } from './add-search.js';
import type { ClientForm } from './client-fields.js';
import { emptyClientForm } from './client-form.js';

/**
 * The form values of a new client from a search without results. A phone is taken as typed and may be incomplete; the
 * patient's name is not part of a client.
 *
 * @see C-031, C-201
 */
export function clientFormOfSearch({ firstName, lastName, email, phone }: ClientSearchFields): ClientForm {
  const phoneTypeId = defaultPhoneType('client').id;
  return {
    ...emptyClientForm,
    firstName: capitalized(firstName),
    lastName: capitalized(lastName),
    email,
    locationClientPhones: phoneDigits(phone) === '' ? [] : [{ phoneTypeId, phoneNumber: maskPhone(phone) }],
  };
}
