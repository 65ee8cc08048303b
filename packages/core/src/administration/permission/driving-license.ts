import type { Caller } from './caller.js';
import { isClientEditor } from './client-editor.js';

/**
 * Whether a caller may read the driving licenses of a location's clients: users who may change clients there, but
 * nobody who impersonates one. A pharmacy requires the license when a controlled substance is picked up; it has no
 * other use.
 *
 * @see C-276
 */
export function mayReadDrivingLicense(caller: Caller, locationId: string): boolean {
  return isClientEditor(caller, locationId);
}
