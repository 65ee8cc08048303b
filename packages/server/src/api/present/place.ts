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

interface Company {
  readonly organizationPhones: readonly { readonly phoneTypeId: number }[];
}

/** An organization in a list, with the descriptions of its phones. */
export function presentListedOrganization<O extends Company>(organization: O): O {
  return { ...organization, organizationPhones: presentPhones(organization.organizationPhones) };
}

/** An organization with the descriptions of its phones and addresses. */
export function presentOrganization<
  O extends Company & { readonly organizationAddresses: readonly { readonly addressTypeId: number }[] },
>(organization: O): O {
  return {
    ...presentListedOrganization(organization),
    organizationAddresses: presentAddresses(organization.organizationAddresses),
  };
}

/** A found practice, with the descriptions of its phones and addresses. */
export function presentPracticeGroup<
  G extends { readonly organization: Company | null; readonly locations: readonly Place[] },
>(group: G): G {
  const { organization, locations } = group;
  return {
    ...group,
    organization: organization && presentListedOrganization(organization),
    locations: locations.map(presentPlace),
  };
}
