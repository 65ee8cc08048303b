import { useMemo } from 'react';
import { usePractice } from '../../../../platform/practice/practice';

/** The user and location that unsent work is stored by. */
export function usePersonKey() {
  const { assignment, location } = usePractice();
  return useMemo(() => ({ locationUserId: assignment.id, locationId: location.id }), [assignment.id, location.id]);
}
