import { allowed, isOpen, refuse, type Missing, type Verdict, type PermissionGrant } from '../../base/failure/index.js';

/** The conditions of a call, by the rule that requires them. */
export type CallCondition =
  /** The operation is reserved for support, or for practices. */
  | 'support'
  | 'practice'
  | 'admin-support'
  /** Nobody does it in the name of somebody else. */
  | 'as-oneself'
  /** An active assignment at each location that is touched. */
  | 'location'
  | 'active-role'
  /** A right on a module. */
  | 'right'
  /** A role that is named a vet's. */
  | 'vet-role'
  | 'own-record'
  /** Values that are for others to change. */
  | 'fields';

/** The alternatives that permit a call, the usual one first: its first unmet condition is the reason that is shown. */
export type CallGrants = readonly PermissionGrant<string, CallCondition>[];

/** A decision with everything it is based on. */
export interface Explanation {
  readonly verdict: Verdict;
  /** Each with its unmet conditions; the verdict allows when one has none. */
  readonly ways: readonly PermissionGrant[];
}

/** A single alternative without unmet conditions. */
export const openGrant: CallGrants = [{ name: 'open', missing: [] }];

/** A single alternative with one unmet condition. */
export function lacking(condition: CallCondition, text: string): CallGrants {
  return [{ name: condition, missing: [{ condition, text }] }];
}

/** Checks the next condition if all previous ones are met. */
export function andThen(ways: CallGrants, next: () => CallGrants): CallGrants {
  return isOpen(ways) ? next() : ways;
}

/** The same for a single condition. */
export function when(isMet: boolean, condition: CallCondition, text: string, next: () => CallGrants): CallGrants {
  return isMet ? next() : lacking(condition, text);
}

/**
 * Combines several decisions, all of which must be met; each that is not adds the unmet conditions of its usual
 * alternative.
 */
export function every(name: string, decisions: readonly CallGrants[]): CallGrants {
  const [only, ...others] = decisions;
  if (only && others.length === 0) return only;
  const missing = decisions.flatMap((ways): readonly Missing<CallCondition>[] =>
    isOpen(ways) ? [] : (ways[0]?.missing ?? []),
  );
  return [{ name, missing }];
}

/** The decision of some alternatives. */
export function explained(ways: CallGrants): Explanation {
  const reason = ways[0]?.missing[0]?.text ?? '';
  return { ways, verdict: isOpen(ways) ? allowed : refuse('FORBIDDEN', reason) };
}
