export type { TimelineEntry, TimelineKind } from './entry.js';
export { timelineKinds } from './entry.js';
export type { ChangeFact, EventFact, ImportFact, MessageFact, ReadingFact, TimelineFacts, VisitFact } from './facts.js';
export { inOrder } from './in-order.js';
export { supportBundle } from './support-bundle.js';
export type { BundleFacts, SupportBundle } from './support-bundle.js';
export { readRecordName, timelineNouns } from './record-name.js';
export type { RecordName, TimelineNoun } from './record-name.js';
export { timelineOf } from './timeline.js';
