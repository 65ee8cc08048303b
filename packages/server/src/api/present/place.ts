import { presentAddresses, presentPhones } from './contact.js';

interface Place {
  readonly locationPhones: readonly { readonly phoneTypeId: number }[];
  readonly locationAddresses: readonly { readonly addressTypeId: number }[];
}

/** A location with the descriptions of its phones and addresses. */
export function presentPlace<P extends Place>(place: P) {
  return {
    ...place,
    locationPhones: presentPhones<P['locationPhones'][number]>(place.locationPhones),
    locationAddresses: presentAddresses<P['locationAddresses'][number]>(place.locationAddresses),
  };
}

interface Company {
  readonly organizationPhones: readonly { readonly phoneTypeId: number }[];
}

/** An organization in a list, with the descriptions of its phones. */
export function presentListedOrganization<O extends Company>(organization: O) {
  return {
    ...organization,
    organizationPhones: presentPhones<O['organizationPhones'][number]>(organization.organizationPhones),
  };
}

/** An organization with the descriptions of its phones and addresses. */
export function presentOrganization<
  O extends Company & { readonly organizationAddresses: readonly { readonly addressTypeId: number }[] },
>(organization: O) {
  return {
    ...presentListedOrganization(organization),
    organizationAddresses: presentAddresses<O['organizationAddresses'][number]>(organization.organizationAddresses),
  };
}

/** A found practice, with the descriptions of its phones and addresses. */
export function presentPracticeGroup<
  G extends { readonly organization: Company | null; readonly locations: readonly Place[] },
>(group: G) {
  const { organization, locations } = group;
  return {
    ...group,
    organization: organization && presentListedOrganization<NonNullable<G['organization']>>(organization),
    locations: locations.map((place) => presentPlace<G['locations'][number]>(place)),
  };
}
