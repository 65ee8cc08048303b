import type { Instant } from '../../base/time/index.js';

/** Where an entry comes from, in the order of those of one moment: what arrives causes a change, a change a message. */
export const timelineKinds = ['event', 'support', 'change', 'pims', 'message'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened to a record, in words and codes: no value of the record is in it. */
export interface TimelineEntry {
  /** Names it within the timeline, each time the same: 'change:12', 'message:7:1'. */
  readonly key: string;
  readonly at: Instant;
  readonly kind: TimelineKind;
  readonly who: string;
  readonly what: string;
  /** What became of it: a code such as 'failed' or 'refused'; `null` of what is only told. */
  readonly state: string | null;
  readonly detail: string | null;
  /** As the audit names it: 'prescription:12'. */
  readonly record: string;
  /** By which a message is sent again. */
  readonly messageId: string | null;
}
