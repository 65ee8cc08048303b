import type { Caller } from './caller.js';
import { mayUse } from './may-use.js';

/** Whether a caller may change clients of a location in their own name, which excludes anyone who impersonates a user. */
export function isClientEditor(caller: Caller, locationId: string): boolean {
  if (caller.kind !== 'practice') return false;
  return mayUse({ operation: 'UpdateLocationClient', caller, locationIds: [locationId] }).allowed;
}
