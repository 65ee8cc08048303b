export { countsOn } from './delegation.js';
export type { DelegationFacts } from './delegation.js';
export { checkLastDays, delegationChanges } from './delegation-form.js';
export type { DelegateChoice, DelegationChanges, StoredDelegation } from './delegation-form.js';
export { delegateCandidates, hasDelegations, mayNameDelegates, mayPair } from './pair.js';
export type { PairMember } from './pair.js';
export { delegationTexts } from './text.js';
