import { changeOf, type MergedRecord, type MergeNoun } from './merge-plan.js';
import { type MergedLink, movedLinks } from './moved-links.js';
import {
  moved,
  movedPrescriptions,
  movedRequests,
  type MovedPrescription,
  type MovedRequest,
  type OwnerMove,
} from './moved-rows.js';
import type { MergedLinks } from './record-link.js';
import type { RowChange } from './row-change.js';

/** Related rows that clients and patients both have. */
export interface RecordBelongings {
  /** Of both records. */
  readonly links: readonly MergedLink[];
  /** Of the other record, like the requests and the alerts. */
  readonly prescriptions: readonly MovedPrescription[];
  readonly requests: readonly MovedRequest[];
  /** Also those that were ended. */
  readonly alerts: readonly { readonly id: string }[];
}

interface RecordPair extends RecordBelongings {
  readonly kept: MergedRecord;
  readonly other: MergedRecord;
}

interface MergedValues {
  /** The values of the kept record after the merge. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly record: MergedLinks;
  /** Rows that only one kind of record has. */
  readonly further?: readonly RowChange[];
}

/**
 * All row changes of a merge: first the related rows, then the two records. An undo runs in reverse and restores the
 * records first, because a merged record cannot own rows. The merged record releases its PIMS record before the kept
 * one takes it.
 *
 * @see C-247, C-248, C-346
 */
export function recordChanges(
  noun: MergeNoun,
  { kept, other, links, prescriptions, requests, alerts }: RecordPair,
  { values, record, further = [] }: MergedValues,
): RowChange[] {
  const move: OwnerMove = { field: `${noun}Id`, keptId: kept.id, otherId: other.id };
  const merged = { mergedIntoId: kept.id, isActive: false, ...record.other };
  return [
    ...movedLinks({ ...move, links }),
    ...movedPrescriptions(prescriptions, move),
    ...movedRequests(requests, move),
    ...alerts.map(({ id }) => moved('alert', { id }, move)),
    ...further,
    ...changeOf(noun, other, merged),
    ...changeOf(noun, kept, { ...values, ...record.kept }),
    ...changeOf(noun, { id: other.id, ...record.other }, record.otherAfterwards ?? {}),
  ];
}
