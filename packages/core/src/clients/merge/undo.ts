import type { MergeNoun } from './merge-plan.js';
import type { MergedRowKind } from './row-change.js';

/** What happened since a merge. */
export interface SinceMerge {
  /** Kinds of rows whose values have changed since, among those the merge wrote or requires unchanged. */
  readonly changed: readonly MergedRowKind[];
  /** Created since for a patient who moved or, in a merge of patients, for the kept one. */
  readonly madePrescriptions: number;
  readonly madeRequests: number;
  /** Whether one of the two has been merged again since. */
  readonly isMergedAgain: boolean;
}

/** Why a merge cannot be undone; empty if it can. @see C-251 */
export function undoRefusals(noun: MergeNoun, since: SinceMerge): string[] {
  const { changed, madePrescriptions, madeRequests, isMergedAgain } = since;
  const texts = {
    client: 'The client was changed after the merge.',
    patient: 'The patient was changed after the merge.',
    link: 'A link between client and patient was changed after the merge.',
    prescription: 'A draft that moved was issued, declined or given to someone else after the merge.',
    request: 'A request that moved was answered after the merge.',
    orderLine: 'An order that moved was changed after the merge.',
    recordedWeight: 'A recorded weight was changed after the merge.',
    // Changed or ended alerts return with what they say now; only another owner is a change here.
    alert: 'An alert that moved was moved again after the merge.',
  } as const;
  const whom = noun === 'client' ? 'a patient who moved' : 'this patient';
  return [
    ...(isMergedAgain ? ['One of the two was merged again. Undo that merge first.'] : []),
    ...Object.entries(texts).flatMap(([kind, text]) => (changed.some((found) => found === kind) ? [text] : [])),
    ...(madePrescriptions > 0
      ? [`${counted(madePrescriptions, 'prescription')} made after the merge for ${whom}.`]
      : []),
    ...(madeRequests > 0 ? [`${counted(madeRequests, 'request')} made after the merge for ${whom}.`] : []),
  ];
}

const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun} was` : `${count} ${noun}s were`);
