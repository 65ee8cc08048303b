import type { Instant } from '../../base/time/index.js';

/** The sources of entries, in causal order for those at the same time: an event causes a change, a change a message. */
export const timelineKinds = ['event', 'support', 'change', 'pims', 'message'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** An event of a record, as text and codes, without any of the record's values. */
export interface TimelineEntry {
  /** A stable key within the timeline: 'change:12', 'message:7:1'. */
  readonly key: string;
  readonly at: Instant;
  readonly kind: TimelineKind;
  readonly who: string;
  readonly what: string;
  /** The outcome: a code such as 'failed' or 'refused'; `null` if there is none. */
  readonly state: string | null;
  readonly detail: string | null;
  /** As the audit names it: 'prescription:12'. */
  readonly record: string;
  /** The ID to resend a message. */
  readonly messageId: string | null;
}
