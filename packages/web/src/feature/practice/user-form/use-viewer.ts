import { mayCall } from '@signa/core/administration';
import { hasRight } from '@signa/core/practice';
import { usePlaces } from '../own-location/use-places';
import { usePractice } from '../../../platform/practice/practice';
import type { FormPlaces, FormViewer } from './user-form-place';

/** The locations where a practice user can assign users: those where their role can change users. */
export function useViewer(): { readonly viewer: FormViewer; readonly places: FormPlaces } {
  const { user, assignments, isChain, caller } = usePractice();
  const managed = caller.kind === 'support' ? [] : caller.assignments.filter(({ role }) => isManaging(role));
  const known = assignments.filter(({ role }) => isManaging(role)).flatMap(({ location }) => location ?? []);
  // In a chain, the user may manage users at locations other than the selected one.
  const [first] = isChain && known.length === 0 ? managed : [];
  const begin = usePlaces(first ? [first.locationId] : []).at(first?.locationId ?? '');
  const whyNotAt = (locationId: string) => {
    const facts = { isOwn: false, changed: [], hasAssignments: true };
    const verdict = mayCall({ operation: 'UpdateUser', caller, locationIds: [locationId], facts });
    return verdict.allowed ? null : verdict.reason;
  };
  return {
    viewer: {
      userId: user.id,
      isSupport: false,
      whyNotAt,
      isForeign: ({ id }) => whyNotAt(id) !== null,
    },
    places: {
      known: begin ? [begin.location] : known,
      others: isChain && managed.length > 1 ? { of: 'own' } : null,
    },
  };
}

const isManaging = (role: Parameters<typeof hasRight>[0]) => hasRight(role, 'usermanagement', 'edit');
