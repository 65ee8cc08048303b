import { useMemo } from 'react';
import { usePractice } from '../../../platform/practice/practice';

/** Who works where, as unsent work is kept by. */
export function usePersonKey() {
  const { assignment, location } = usePractice();
  return useMemo(() => ({ locationUserId: assignment.id, locationId: location.id }), [assignment.id, location.id]);
}
