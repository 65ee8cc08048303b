import type { Operations } from '@signa/core/contract';
import { pharmacyMissingLabel } from '@signa/core/practice';
import { choice, either, flag, many, maybe, text } from '../../output/shape.js';

type Location = Operations['Locations']['data']['locations'][number];

/** Printed fields of a location. */
export const locationFields = {
  id: text('ID'),
  name: text('Name'),
  organization: maybe(text('Organization')),
  organizationId: maybe(text()),
  timeZone: text(),
  portalType: text(),
  priceBook: text(),
  pharmacy: either(choice([pharmacyMissingLabel]), many(text())),
  pims: maybe(text('PIMS')),
  isPimsEnabled: maybe(flag()),
  pimsAccountId: maybe(text()),
  isSecretSet: flag(),
  isWritebackOn: flag(),
  isOfficeUseOn: flag(),
  isActive: flag('Active'),
};

/** Maps a location to its printed fields. */
export function locationRow(location: Location) {
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
