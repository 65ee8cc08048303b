import type { Caller } from './caller.js';
import { isClientEditor } from './client-editor.js';

/**
 * Whether a caller may read payment alerts of a location: users who can change clients there, who keep these alerts up to
 * date, but nobody who impersonates one. Others read all other alerts; what a client owes is not needed to prescribe.
 *
 * @see C-345
 */
export function mayReadPaymentAlerts(caller: Caller, locationId: string): boolean {
  return isClientEditor(caller, locationId);
}
