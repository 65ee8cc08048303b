import { GetQueueWaysOutDocument } from '@signa/core/contract/typed';
import type { SwitchTarget } from '@signa/core/practice';
import { type QueueFilters, type ViewNames, type NextStep, possibleNextSteps } from '@signa/core/prescribing';
import { pollingMs } from '@signa/core/base';
import { useMemo } from 'react';
import { usePlaces } from '../../../practice/own-location/use-places';
import { usePractice } from '../../../../platform/practice/practice';
import { useOperation } from '../../../../client/query/use-operation';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import { queueVariables } from '../request/queue-variables';

export interface CountedLink extends NextStep {
  readonly count: number;
}

/** Another of the user's locations with pending requests. */
export interface WaitingLocation {
  readonly target: SwitchTarget;
  readonly name: string;
  readonly count: number;
}

/** Maximum number of a chain's locations listed, those with the most requests first. */
const mostPlaces = 12;

/** The links from an empty view to pending requests, with their counts. */
export function usePendingLinks(filters: QueueFilters, lists: FormLists) {
  const { user, location } = usePractice();
  const asked = useMemo(() => possibleNextSteps(filters), [filters]);
  const { data } = useOperation(
    GetQueueWaysOutDocument,
    { locationId: location.id, filters: asked.map((way) => queueVariables(way.filters, location.id)) },
    { pollEvery: pollingMs.approvals },
  );
  const names = useMemo(() => namesOf(lists), [lists]);
  const answer = data?.queueWaysOut;
  const ways: readonly CountedLink[] = asked
    .map((way, index) => ({ ...way, count: answer?.counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  const own = new Set(user.workplaces.map(({ locationId }) => locationId));
  const others = (answer?.locations ?? []).filter(
    ({ locationId }) => locationId !== location.id && own.has(locationId),
  );
  const named = usePlaces(others.slice(0, mostPlaces).map(({ locationId }) => locationId));
  const places: readonly WaitingLocation[] = others.slice(0, mostPlaces).flatMap(({ locationId, count }) => {
    const place = named.at(locationId);
    const target = place && { id: place.id, locationId, role: { id: place.roleId } };
    return target ? [{ target, name: place.location.name, count }] : [];
  });
  const here = answer?.locations.find(({ locationId }) => locationId === location.id)?.count ?? 0;
  return {
    names,
    ways,
    places,
    /** Number of further locations with pending requests. */
    unlisted: Math.max(0, others.length - mostPlaces),
    /** Pending requests at all of the user's locations; undefined while unknown. */
    waiting: answer && here + others.reduce((sum, { count }) => sum + count, 0),
  } as const;
}

const namesOf = ({ vets, staff, workflowStatuses }: FormLists): ViewNames => ({
  vets: new Map(vets.map(({ id, displayName }) => [id, displayName])),
  users: new Map(staff.map(({ id, displayName }) => [id, displayName])),
  workflowStatuses: new Map(workflowStatuses.map(({ id, description }) => [id, description])),
});
