import type { Operations } from '@signa/core/contract';
import type { PimsAccount } from '@signa/core/practice';

export type FoundLocation = Operations['Locations']['data']['locations'][number];

/** The account to query, whether or not PIMS is switched on at the location (C-131). */
export interface LookupAccount extends PimsAccount {
  readonly locationId: string;
}

/** `null` for a location without an account or connection type, where there is nothing to query. */
export function lookupAccount(location: FoundLocation): LookupAccount | null {
  const { id, pimsAccountId, pimsConnectionType, pimsWritebackLocationId } = location;
  if (!pimsAccountId || !pimsConnectionType) return null;
  return { locationId: id, pimsAccountId, pimsConnectionType, pimsAccountLocationId: pimsWritebackLocationId };
}

/** Whether staff can use PIMS features, and where they are off (C-084). */
export function flagsText({ organization, isPimsEnabled }: FoundLocation): string {
  const onOff = (is: boolean | null | undefined) => (is ? 'on' : 'off');
  return `organization ${onOff(organization?.isPIMSEnabled)}, location ${onOff(isPimsEnabled)}`;
}
