import type { Caller } from './caller.js';
import { mayUse } from './may-use.js';

/**
 * Whether somebody reads the driving licenses of a location's clients: who may change clients there, and of whom nobody
 * works in another's name. A pharmacy asks for one when a controlled substance is picked up; nothing else needs it.
 *
 * @see C-276
 */
export function mayReadDrivingLicense(caller: Caller, locationId: string): boolean {
  if (caller.kind !== 'practice') return false;
  return mayUse({ operation: 'UpdateLocationClient', caller, locationIds: [locationId] }).allowed;
}
