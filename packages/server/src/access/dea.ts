import { hasRight } from '@signa/core/practice';
import type { Actor } from './actor.js';

/** A user's record, as far as this decision reads it. */
interface DeaHolder {
  readonly userId: string;
  readonly locationId: string;
  readonly deaLicense?: string | null;
  readonly deaLicenseExpiration?: string | null;
}

/**
 * Whether the caller can read a DEA number outside a prescription: its owner, users who manage users there, and support
 * (A-092).
 */
function readsDea({ caller, person, assignments, locationIds }: Actor, holder: DeaHolder): boolean {
  if (caller.kind === 'support' || holder.userId === person?.id) return true;
  const own = locationIds.includes(holder.locationId)
    ? assignments.find((held) => held.locationId === holder.locationId)
    : undefined;
  return own !== undefined && hasRight(own.role, 'usermanagement', 'view');
}

/** The record without the fields that the caller cannot read. */
export function withoutForeignDea<T extends DeaHolder>(actor: Actor, record: T): T {
  return readsDea(actor, record) ? record : { ...record, deaLicense: null, deaLicenseExpiration: null };
}
