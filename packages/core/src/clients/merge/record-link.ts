import { trimmedOrNull } from '../../base/text/index.js';
import { chosenField, type Chosen, type MergeAnswer } from './field-choice.js';
import type { MergeNoun } from './merge-plan.js';
import type { RowChange, RowValues } from './row-change.js';

/** The record of the practice system behind a client or a patient. */
export interface PimsRecordLink {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  readonly pimsConnectionType: string | null;
  readonly isPIMSImport: boolean;
}

/** What happens to the two records of the practice system, step by step. */
export interface MergedLinks {
  readonly field: Chosen<PimsRecordLink>;
  /** What is written of the merged record at first. */
  readonly other: RowValues;
  readonly kept: RowValues;
  /** What is written of the merged record at last; `null` where nothing. */
  readonly otherAfterwards: RowValues | null;
}

const none: PimsRecordLink = {
  pimsId: null,
  pimsProviderId: null,
  pimsConnectionType: null,
  isPIMSImport: false,
};

/**
 * The chosen record stands behind the kept client or patient. One that was there stands behind the merged one then, so
 * that it still belongs to somebody and is not imported again. A record never stands behind two, not for a moment.
 *
 * @see C-247, C-089
 */
export function mergedLinks(kept: PimsRecordLink, other: PimsRecordLink, answers: readonly MergeAnswer[]): MergedLinks {
  const [ours, theirs] = [linkOf(kept), linkOf(other)];
  const field = chosenField('pimsRecord', { kept: ours, other: theirs, text: recordText, answers });
  if (field.value === ours) return { field, kept: { ...ours }, other: { ...theirs }, otherAfterwards: null };
  const isFree = recordText(ours) === null;
  return { field, kept: { ...theirs }, other: { ...none }, otherAfterwards: isFree ? null : { ...ours } };
}

/**
 * Whether another record of the practice system stands behind the kept client or patient after these changes. What is kept
 * of the fields that both sides have belongs to that record, and goes where it goes (C-277).
 */
export function takesRecord(
  { noun, keptId }: { readonly noun: MergeNoun; readonly keptId: string },
  changes: readonly RowChange[],
): boolean {
  const fields = ['pimsId', 'pimsProviderId', 'pimsConnectionType'];
  return changes.some(
    ({ kind, after }) => kind === noun && after['id'] === keptId && fields.some((field) => field in after),
  );
}

const linkOf = ({ pimsId, pimsProviderId, pimsConnectionType, isPIMSImport }: PimsRecordLink): PimsRecordLink => ({
  pimsId,
  pimsProviderId,
  pimsConnectionType,
  isPIMSImport,
});

const recordText = ({ pimsId, pimsProviderId }: PimsRecordLink) =>
  trimmedOrNull(pimsId) ?? trimmedOrNull(pimsProviderId);
