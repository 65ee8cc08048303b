import type { Issue } from '../../base/failure/index.js';
import { isPlainDate, type PlainDate } from '../../base/time/index.js';
import type { DelegationFacts } from './delegation.js';
import { delegationTexts } from './text.js';

/** A delegation as it is stored. */
export interface StoredDelegation extends DelegationFacts {
  readonly id: string;
}

/** Whom a vet wants to have as a delegate, and until when. */
export type DelegateChoice = Pick<DelegationFacts, 'delegatedLocationUserId' | 'lastDay'>;

/** What is left to save of a form. */
export interface DelegationChanges {
  /** Ids of delegations, for DeleteDelegatedUser. */
  readonly removed: readonly string[];
  /** New delegates and those with another end, for AddDelegatedUser. */
  readonly added: readonly DelegateChoice[];
}

/** What of the chosen delegates differs from the stored ones; of what is the same nothing is sent. @see */
export function delegationChanges(
  stored: readonly StoredDelegation[],
  chosen: readonly DelegateChoice[],
): DelegationChanges {
  const wanted = new Map(chosen.map((choice) => [choice.delegatedLocationUserId, choice.lastDay]));
  const known = new Map(stored.map((pair) => [pair.delegatedLocationUserId, pair.lastDay]));
  return {
    removed: stored.filter((pair) => !wanted.has(pair.delegatedLocationUserId)).map(({ id }) => id),
    added: chosen.filter(({ delegatedLocationUserId: id, lastDay }) => !known.has(id) || known.get(id) !== lastDay),
  };
}

/**
 * What is wrong with the ends of delegations about to be saved: one that is over gives nothing, so that whoever enters it
 * meant another day. Today is fine.
 *
 * @param today - the day at the location
 * @see A-268
 */
export function checkLastDays(added: readonly Pick<DelegationFacts, 'lastDay'>[], today: PlainDate): Issue[] {
  return added.flatMap(({ lastDay }, index) => {
    if (lastDay === null || (isPlainDate(lastDay) && lastDay >= today)) return [];
    const message = isPlainDate(lastDay) ? delegationTexts.lastDayPast : delegationTexts.lastDayUnknown;
    return [{ path: `delegations.${index}.lastDay`, code: isPlainDate(lastDay) ? 'past' : 'invalid', message }];
  });
}
