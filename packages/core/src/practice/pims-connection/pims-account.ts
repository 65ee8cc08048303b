import type { PimsConnectionType } from './connection-type.js';

/** The account of a location in its practice system. */
export interface PimsAccount {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
  /** One location of the account, if it has several and the location is known. */
  readonly pimsAccountLocationId: string | null;
}
