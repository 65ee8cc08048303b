import type { PlainDate } from '../../base/time/index.js';
import { countsOn, type DelegationFacts } from '../../practice/delegation/index.js';
import { sameId } from '../../practice/location/index.js';

/** The viewer of the queue at a location. */
export interface QueueViewer {
  /** Their location user; `null` without one at the location. */
  readonly locationUserId: string | null;
  readonly canAuthorize: boolean;
  /** Delegations at the location, ended ones included; only those to the viewer are considered. */
  readonly delegations: readonly DelegationFacts[];
}

/**
 * The vets whose requests are the viewer's: the viewer, and the vets who delegated to them.
 *
 * @param today - the day at the location, on which delegations must be valid
 * @returns location user IDs, each once, the viewer's first; empty without a location user
 * @see P-451, A-268
 */
export function ownVetIds({ locationUserId, delegations }: QueueViewer, today: PlainDate): readonly string[] {
  if (locationUserId === null) return [];
  const givers = delegations
    .filter(({ delegatedLocationUserId: id }) => sameId(id, locationUserId))
    .filter((delegation) => countsOn(delegation, today))
    .map((delegation) => delegation.locationUserId);
  return [...new Set([locationUserId, ...givers])];
}
