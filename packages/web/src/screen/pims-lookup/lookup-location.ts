import type { Operations } from '@signa/core/contract';
import type { PimsAccount } from '@signa/core/practice';

export type FoundLocation = Operations['Locations']['data']['locations'][number];

/** The account that is asked, whether PIMS is switched on there or not (C-131). */
export interface LookupAccount extends PimsAccount {
  readonly locationId: string;
}

/** `null` for a location without an account or a connection type: there is nothing to ask. */
export function lookupAccount(location: FoundLocation): LookupAccount | null {
  const { id, pimsAccountId, pimsConnectionType, pimsWritebackLocationId } = location;
  if (!pimsAccountId || !pimsConnectionType) return null;
  return { locationId: id, pimsAccountId, pimsConnectionType, pimsAccountLocationId: pimsWritebackLocationId };
}

/** Whether staff see anything of PIMS, and where it is off (C-084). */
export function flagsText({ organization, isPimsEnabled }: FoundLocation): string {
  const onOff = (is: boolean | null | undefined) => (is ? 'on' : 'off');
  return `organization ${onOff(organization?.isPIMSEnabled)}, location ${onOff(isPimsEnabled)}`;
}
