import { isDraft, preparedBy, preparedByText } from '@signa/core/prescribing';
import type { Operations } from '@signa/core/contract';
import { usePractice } from '../../../platform/practice/practice';

type Listed = Operations['Prescriptions']['data']['prescriptions'][number];

/** 'Prepared by Priya Natarajan, 06:00 AM' for a draft last saved by another user; `null` otherwise (P-246). */
export function usePreparedBy({ lastSavedBy, rxStatus }: Pick<Listed, 'lastSavedBy' | 'rxStatus'>): string | null {
  const { assignment, location, today } = usePractice();
  const author = isDraft({ rxStatus }) ? preparedBy({ lastSavedBy }, assignment.id) : null;
  return author && preparedByText(author, today(), location.timeZone);
}
