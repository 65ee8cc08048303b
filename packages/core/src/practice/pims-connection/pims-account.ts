import type { PimsConnectionType } from './connection-type.js';

/** The account of a practice system that a location works with. */
export interface PimsAccount {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
  /** One place of the account, where it has several and it is known. */
  readonly pimsAccountLocationId: string | null;
}
