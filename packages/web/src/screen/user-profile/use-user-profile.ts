import type { Operations } from '@signa/core/operation';
import { GetLocationUserDocument } from '@signa/core/operation/typed';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';
import { useRouteParam } from '../../part/page/route-params';

export type ProfilePerson = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;

/** The person whom the address names, at the location of that assignment. */
export function useUserProfile() {
  const { assignments } = usePractice();
  const id = useRouteParam('locationUserId');
  const read = useOperation(GetLocationUserDocument, { id });
  const person = read.data?.locationUser;
  const place = assignments.find(({ locationId }) => locationId === person?.locationId)?.location ?? null;
  return {
    /** `undefined` until it is known; `null` where nobody has this address. */
    person,
    place,
    failure: read.failure,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
