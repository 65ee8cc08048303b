import type { Operations } from '@signa/core/operation';
import { pharmacyMissingLabel } from '@signa/core/practice';
import type { Row } from '../../output/found.js';

type Location = Operations['Locations']['data']['locations'][number];

/** A practice in plain fields. */
export function locationRow(location: Location): Row {
  return {
    id: location.id,
    name: location.name,
    organization: location.organization?.name ?? null,
    organizationId: location.organizationId,
    isActive: location.isActive,
    timeZone: location.timeZone,
    portalType: location.locationPortalType.code,
    priceBook: location.priceBookType,
    pharmacy:
      location.locationPharmacies.length === 0
        ? pharmacyMissingLabel
        : location.locationPharmacies.map(({ name }) => name),
    pims: location.pimsConnectionType,
    isPimsEnabled: location.isPimsEnabled,
    pimsAccountId: location.pimsAccountId,
    isSecretSet: location.isPimsAccountSecretSet,
    isWritebackOn: location.isEnabledForWriteback,
    isOfficeUseOn: location.isOfficeUseEnabled,
  };
}
