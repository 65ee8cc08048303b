import { mayCall } from '@signa/core/permission';
import { activeAssignments, hasRight } from '@signa/core/practice';
import { usePractice } from '../../platform/practice/practice';
import type { FormPlace, FormViewer } from './user-form-place';

/** What a person of a practice may assign: where their role changes users. */
export function useViewer(): { readonly viewer: FormViewer; readonly places: readonly FormPlace[] } {
  const { user, caller } = usePractice();
  const managed = activeAssignments(user.locationsUsers).filter(({ role }) => hasRight(role, 'usermanagement', 'edit'));
  return {
    viewer: {
      userId: user.id,
      isSupport: false,
      whyNotAt: (locationId) => {
        const facts = { isOwn: false, changed: [], hasAssignments: true };
        const verdict = mayCall({ operation: 'UpdateUser', caller, locationIds: [locationId], facts });
        return verdict.allowed ? null : verdict.reason;
      },
    },
    places: managed.flatMap(({ location }) =>
      location ? [{ id: location.id, name: location.name, timeZone: location.timeZone }] : [],
    ),
  };
}
