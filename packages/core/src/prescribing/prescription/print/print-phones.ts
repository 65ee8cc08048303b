import { formatPhone } from '../../../base/contact/index.js';
import type { PrintFacts } from './print-facts.js';

type Faxed = { readonly fax: string | null };

const withFax = <Place extends Faxed>(place: Place): Place => ({ ...place, fax: place.fax && formatPhone(place.fax) });

/** Numbers are stored as digits; the printout formats them for reading (C-036). */
export function readablePhones<Facts extends Pick<PrintFacts, 'location' | 'pharmacies'>>({
  location,
  pharmacies,
  ...rest
}: Facts) {
  return {
    ...rest,
    location: {
      ...location,
      locationPhones: location.locationPhones.map((phone) => ({
        ...phone,
        phoneNumber: formatPhone(phone.phoneNumber),
      })),
      locationPharmacies: location.locationPharmacies.map(withFax),
    },
    pharmacies: pharmacies.map(withFax),
  };
}
