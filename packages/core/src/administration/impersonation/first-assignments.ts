import { isId } from '../../base/bounds/index.js';
import { activeAssignments, selectLocation, type AssignmentFacts } from '../../practice/location/index.js';
import { impersonatedLocation } from './storage.js';

/** The stored selection of a page that opens. */
export interface StoredLocationChoice {
  /** `selectedLocationId` of the browser's storage. */
  readonly selectedLocationId: string | null;
  /** The assignment that a support user selected for the impersonation. */
  readonly locationUserId: string | null;
}

/** Maximum number of locations to choose from in a list; more are searched on the server. */
export const fewLocations = 12;

/** Browser storage may contain anything; a call accepts only IDs. */
const isKeptId = (kept: string | null): kept is string => kept !== null && isId(kept);

/** The variables of GetUserByUsername for a page that opens. @see A-475 */
export function personRead(username: string, { selectedLocationId, locationUserId }: StoredLocationChoice) {
  return {
    username,
    ...(isKeptId(selectedLocationId) && { selectedLocationId }),
    ...(selectedLocationId === null && isKeptId(locationUserId) && { locationUserId }),
    most: fewLocations,
  };
}

type Held = Pick<AssignmentFacts, 'id' | 'locationId' | 'isActive' | 'isPrimary' | 'location'>;

/**
 * The initial assignments of a page: every active one of a user with few, otherwise only the current one.
 *
 * @param most - the maximum that counts as few
 * @see
 */
export function firstAssignments<A extends Held>(
  assignments: readonly A[],
  wish: StoredLocationChoice,
  most: number,
): A[] {
  const active = activeAssignments(assignments);
  if (active.length <= most) return active;
  const selected = selectLocation(active, impersonatedLocation(active, wish));
  return selected ? [selected] : [];
}
