import type { PaletteAction, PaletteReach, TypedPalette } from '@signa/core/portal';
import { LocationsUsersDocument } from '@signa/core/contract/typed';
import { isSearchable } from '@signa/core/practice';
import { useOperation } from '../../../client/query/use-operation';
import { userProfilePath } from '../../../part/text/user-profile-path';
import { usePlaces } from '../../practice/own-location/use-places';
import { useDebouncedText } from './use-debounced-text';

/** Maximum number of users fetched. */
const taken = 5;

/** Users of the caller's locations by name, as actions that open their profiles. */
export function useFoundUsers({ text, kinds }: TypedPalette, { opens }: PaletteReach): readonly PaletteAction[] {
  const rested = useDebouncedText(text);
  const isAsked =
    opens('/usermanagement') && kinds.includes('action') && text !== '' && rested !== '' && isSearchable(rested);
  const { data } = useOperation(
    LocationsUsersDocument,
    { userFilter: rested, activeFilterType: 'all', take: taken, skip: 0 },
    { enabled: isAsked, keepOld: true },
  );
  const found = isAsked ? (data?.locationsUsers.data ?? []) : [];
  const places = usePlaces(found.map(({ locationId }) => locationId));
  return found.map(({ id, displayName, email, role, locationId }) => ({
    id: `user/${id}`,
    title: displayName,
    notes: [role.name, ...[places.at(locationId)?.location.name].filter((name) => name !== undefined)],
    words: [email],
    act: { do: 'go', to: userProfilePath(id) },
  }));
}
