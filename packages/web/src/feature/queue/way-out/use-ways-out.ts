import { GetQueueWaysOutDocument } from '@signa/core/operation/typed';
import { waysOut } from '@signa/core/task';
import type { QueueFilters, ViewNames, WayOut } from '@signa/core/task';
import { pollingMs } from '@signa/core/time';
import { useMemo } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import type { Assignment } from '../../../platform/practice/practice';
import { useOperation } from '../../../client/query/use-operation';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import { queueVariables } from '../request/queue-variables';

export interface CountedWay extends WayOut {
  readonly count: number;
}

/** Another location of the person at which requests wait. */
export interface WaitingLocation {
  readonly assignment: Assignment;
  readonly count: number;
}

/** The ways out of an empty view that lead to requests, with their numbers. */
export function useWaysOut(filters: QueueFilters, lists: FormLists) {
  const { location, assignments } = usePractice();
  const asked = useMemo(() => waysOut(filters), [filters]);
  const { data } = useOperation(
    GetQueueWaysOutDocument,
    { locationId: location.id, filters: asked.map((way) => queueVariables(way.filters, location.id)) },
    { pollEvery: pollingMs.approvals },
  );
  const names = useMemo(() => namesOf(lists), [lists]);
  const answer = data?.queueWaysOut;
  const ways: readonly CountedWay[] = asked
    .map((way, index) => ({ ...way, count: answer?.counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  const places: readonly WaitingLocation[] = (answer?.locations ?? []).flatMap(({ locationId, count }) => {
    const assignment = assignments.find((each) => each.locationId === locationId);
    return assignment && locationId !== location.id ? [{ assignment, count }] : [];
  });
  const here = answer?.locations.find(({ locationId }) => locationId === location.id)?.count ?? 0;
  return {
    names,
    ways,
    places,
    /** At every location of the person; undefined while that is not known. */
    waiting: answer && here + places.reduce((sum, { count }) => sum + count, 0),
  } as const;
}

const namesOf = ({ vets, staff, workflowStatuses }: FormLists): ViewNames => ({
  vets: new Map(vets.map(({ id, displayName }) => [id, displayName])),
  users: new Map(staff.map(({ id, displayName }) => [id, displayName])),
  workflowStatuses: new Map(workflowStatuses.map(({ id, description }) => [id, description])),
});
