import { allowed, isOpen, refuse, type Missing, type Verdict, type Way } from '../../base/failure/index.js';

/** What a call may lack, by the rule that asks for it. */
export type CallCondition =
  /** Support, or the practice, does this and the other does not. */
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

/** The ways to a call, the usual one first: what it lacks first is the reason that is said. */
export type CallWays = readonly Way<string, CallCondition>[];

/** A decision with all that it rests on. */
export interface Explanation {
  readonly verdict: Verdict;
  /** Each with what it lacks; the verdict allows where one lacks nothing. */
  readonly ways: readonly Way[];
}

/** The one way that lacks nothing. */
export const openWay: CallWays = [{ name: 'open', missing: [] }];

/** The only way, with what it lacks. */
export function lacking(condition: CallCondition, text: string): CallWays {
  return [{ name: condition, missing: [{ condition, text }] }];
}

/** Goes on with the next condition where the ones before are met. */
export function andThen(ways: CallWays, next: () => CallWays): CallWays {
  return isOpen(ways) ? next() : ways;
}

/** The same for one condition. */
export function when(isMet: boolean, condition: CallCondition, text: string, next: () => CallWays): CallWays {
  return isMet ? next() : lacking(condition, text);
}

/** All of several decisions; of each that is not open, the usual way says what it lacks. */
export function every(name: string, decisions: readonly CallWays[]): CallWays {
  const [only, ...others] = decisions;
  if (only && others.length === 0) return only;
  const missing = decisions.flatMap((ways): readonly Missing<CallCondition>[] =>
    isOpen(ways) ? [] : (ways[0]?.missing ?? []),
  );
  return [{ name, missing }];
}

/** The decision of some ways. */
export function explained(ways: CallWays): Explanation {
  const reason = ways[0]?.missing[0]?.text ?? '';
  return { ways, verdict: isOpen(ways) ? allowed : refuse('FORBIDDEN', reason) };
}
