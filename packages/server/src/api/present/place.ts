import { presentAddresses, presentPhones } from './contact.js';

interface Place {
  readonly locationPhones: readonly { readonly phoneTypeId: number }[];
  readonly locationAddresses: readonly { readonly addressTypeId: number }[];
}

/** A location with the descriptions of its phones and addresses. */
export function presentPlace<P extends Place>(place: P): P {
  return {
    ...place,
    locationPhones: presentPhones(place.locationPhones),
    locationAddresses: presentAddresses(place.locationAddresses),
  };
}
