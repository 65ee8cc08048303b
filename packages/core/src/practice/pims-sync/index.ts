export { afterChange, afterDecline } from './after-change.js';
export type { ChangedBy, DeclinedValue } from './after-change.js';
export { afterReport } from './after-report.js';
export { changedSide, isOffered, keptOf } from './changed-side.js';
export type { ChangedSide } from './changed-side.js';
export { changeText, sourceText } from './sync-text.js';
export { maxSyncedFields, unknownField } from './synced-field.js';
export type { ComparedField, SyncedField, SyncedValues } from './synced-field.js';
