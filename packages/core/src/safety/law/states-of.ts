import { stateCode, states, type StateCode } from '../../base/contact/index.js';
import { isNo } from '../../base/failure/index.js';
import type { LawFacts } from './law-facts.js';

/** The states of a location. */
export interface LocationStates {
  /** In the order of the addresses. */
  readonly codes: readonly StateCode[];
  /** Whether there is an active address, and the state of each could be read. */
  readonly isComplete: boolean;
}

/** The states of a location's active addresses: the law of each of them applies. @see P-394, P-398 */
export function statesOf({ locationAddresses }: LawFacts['location']): LocationStates {
  const codes = locationAddresses
    .filter(({ isActive }) => !isNo(isActive))
    .map(({ state }: { readonly state: unknown }) => (typeof state === 'string' ? stateCode(state) : null));
  const known = codes.filter((code) => code !== null);
  return { codes: [...new Set(known)], isComplete: codes.length > 0 && known.length === codes.length };
}

/** 'New York'; a code that is no state stays. */
export const stateName = (code: string): string => states.find((state) => state.code === code)?.name ?? code;
