import { isId } from '../../base/bounds/index.js';
import { activeAssignments, selectLocation, type AssignmentFacts } from '../../practice/location/index.js';
import { impersonatedLocation } from './storage.js';

/** What a page that opens knows of where its user works. */
export interface FirstWish {
  /** `selectedLocationId` of the browser's storage. */
  readonly selectedLocationId: string | null;
  /** The assignment that a support user pressed, while impersonating. */
  readonly locationUserId: string | null;
}

/** So many locations are chosen from by eye; more of them are searched on the server. */
export const fewLocations = 12;

/** What a browser keeps may be anything; a call takes ids alone. */
const isKeptId = (kept: string | null): kept is string => kept !== null && isId(kept);

/** Variables of GetUserByUsername as a page that opens asks. @see A-475 */
export function personRead(username: string, { selectedLocationId, locationUserId }: FirstWish) {
  return {
    username,
    ...(isKeptId(selectedLocationId) && { selectedLocationId }),
    ...(selectedLocationId === null && isKeptId(locationUserId) && { locationUserId }),
    most: fewLocations,
  };
}

type Held = Pick<AssignmentFacts, 'id' | 'locationId' | 'isActive' | 'isPrimary' | 'location'>;

/**
 * The assignments that a page begins with: every active one of a user with few, else only the one that is worked in.
 *
 * @param most - so many are few
 * @see
 */
export function firstAssignments<A extends Held>(assignments: readonly A[], wish: FirstWish, most: number): A[] {
  const active = activeAssignments(assignments);
  if (active.length <= most) return active;
  const selected = selectLocation(active, impersonatedLocation(active, wish));
  return selected ? [selected] : [];
}
