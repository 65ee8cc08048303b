export { dueRecords, openFor } from './due-records.js';
export type { RefreshCandidate } from './due-records.js';
export { freshnessText } from './fresh-text.js';
export type { Freshness } from './fresh-text.js';
export { clientsAtOnce, refreshEvery, restAfterFault } from './pace.js';
