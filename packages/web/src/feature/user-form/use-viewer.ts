import { activeAssignments, hasRight } from '@signa/core/practice';
import { usePractice } from '../../platform/practice/practice';
import type { FormPlace, FormViewer } from './user-form-place';

/** What a person of a practice may assign: where their role changes users. */
export function useViewer(): { readonly viewer: FormViewer; readonly places: readonly FormPlace[] } {
  const { user } = usePractice();
  const managed = activeAssignments(user.locationsUsers).filter(({ role }) => hasRight(role, 'usermanagement', 'edit'));
  return {
    viewer: { userId: user.id, isSupport: false },
    places: managed.flatMap(({ location }) =>
      location ? [{ id: location.id, name: location.name, timeZone: location.timeZone }] : [],
    ),
  };
}
