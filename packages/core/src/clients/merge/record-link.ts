import { trimmedOrNull } from '../../base/text/index.js';
import { chosenField, type Chosen, type MergeAnswer } from './field-choice.js';
import type { MergeNoun } from './merge-plan.js';
import type { RowChange, RowValues } from './row-change.js';

/** The PIMS record linked to a client or a patient. */
export interface PimsRecordLink {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  readonly pimsConnectionType: string | null;
  readonly isPIMSImport: boolean;
}

/** The changes of the two PIMS links, step by step. */
export interface MergedLinks {
  readonly field: Chosen<PimsRecordLink>;
  /** The first values written to the merged record. */
  readonly other: RowValues;
  readonly kept: RowValues;
  /** The last values written to the merged record; `null` for none. */
  readonly otherAfterwards: RowValues | null;
}

const none: PimsRecordLink = {
  pimsId: null,
  pimsProviderId: null,
  pimsConnectionType: null,
  isPIMSImport: false,
};

/**
 * Links the chosen PIMS record to the kept client or patient. A record it was linked to before moves to the merged one,
 * so that it stays linked and is not imported again. A PIMS record is never linked to two at once.
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
 * Whether these changes link the kept client or patient to another PIMS record. The sync state belongs to the PIMS
 * record and moves with it (C-277).
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
