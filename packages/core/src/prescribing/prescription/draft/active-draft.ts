import { millisecondsOf, type Instant } from '../../../base/time/index.js';

/** The status of a prescription; field names as they travel (P-188). */
export interface DraftStatusFacts {
  readonly rxStatus: { readonly code: string };
  readonly archived: boolean;
}

/** A draft in a list. */
export interface ListedDraft extends DraftStatusFacts {
  readonly draftCreateDate: Instant | null;
  readonly createdTimestamp: Instant;
}

/** Whether a prescription is a draft: neither issued nor rejected, whether or not it is archived. @see P-122 */
export const isDraft = ({ rxStatus }: Pick<DraftStatusFacts, 'rxStatus'>): boolean => rxStatus.code === 'Draft';

/** Whether a prescription is a draft that can be edited, signed and discarded. @see P-013, P-116 */
export const isActiveDraft = (prescription: DraftStatusFacts): boolean =>
  isDraft(prescription) && !prescription.archived;

/** The active drafts, newest first. @see P-013 */
export function activeDrafts<Draft extends ListedDraft>(prescriptions: readonly Draft[]): readonly Draft[] {
  const startedAt = ({ draftCreateDate, createdTimestamp }: Draft) =>
    millisecondsOf(draftCreateDate ?? createdTimestamp);
  return prescriptions.filter(isActiveDraft).sort((a, b) => startedAt(b) - startedAt(a));
}
