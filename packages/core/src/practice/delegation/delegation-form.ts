import type { Issue } from '../../base/failure/index.js';
import { isPlainDate, type PlainDate } from '../../base/time/index.js';
import type { DelegationFacts } from './delegation.js';
import { delegationTexts } from './text.js';

/** A stored delegation. */
export interface StoredDelegation extends DelegationFacts {
  readonly id: string;
}

/** The delegate a vet chooses, and the last day of the delegation. */
export type DelegateChoice = Pick<DelegationFacts, 'delegatedLocationUserId' | 'lastDay'>;

/** The unsaved changes of the delegations form. */
export interface DelegationChanges {
  /** IDs of delegations, for DeleteDelegatedUser. */
  readonly removed: readonly string[];
  /** New delegates and those with a changed last day, for AddDelegatedUser. */
  readonly added: readonly DelegateChoice[];
}

/**
 * The differences between the chosen and the stored delegates. Unchanged delegations are not sent. @see
 */
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
 * The issues of the last days of delegations about to be saved. A delegation that has already ended grants nothing, so
 * a past day is probably a mistake. Today is valid.
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
