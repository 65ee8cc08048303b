import type { Operations } from '@signa/core/contract';
import { GetLocationDocument, GetLocationUserDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';
import { useRouteParam } from '../../part/page/route-params';

export type ProfilePerson = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;

/** The user in the address, at the location of that assignment. */
export function useUserProfile() {
  const { assignments, isChain } = usePractice();
  const id = useRouteParam('locationUserId');
  const read = useOperation(GetLocationUserDocument, { id });
  const person = read.data?.locationUser;
  const own = assignments.find(({ locationId }) => locationId === person?.locationId)?.location ?? null;
  const isAsked = isChain && person != null && own === null;
  const other = useOperation(GetLocationDocument, { id: person?.locationId ?? '' }, { enabled: isAsked });
  const isAwaited = isAsked && other.loading;
  return {
    /** `undefined` while unknown; `null` if there is no such user. */
    person: isAwaited ? undefined : person,
    place: own ?? (isAsked ? (other.data?.location ?? null) : null),
    failure: read.failure ?? (isAsked ? other.failure : null),
    refreshing: read.refreshing || other.refreshing,
    again: () => {
      read.again();
      if (isAsked) other.again();
    },
  } as const;
}
