import type { Operations } from '@signa/core/contract';
import { GetPrescriptionTasksGroupedDocument, GetQueueCountsDocument } from '@signa/core/contract/typed';
import {
  cardsWithoutOne,
  compareTasks,
  countOfRequestType,
  countsWithoutOne,
  type QueueFilters,
  taskPageSize,
  type TypeCount,
  typesOfCard,
} from '@signa/core/prescribing';
import { pollingMs } from '@signa/core/base';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useOperation } from '../../../../client/query/use-operation';
import type { PracticeLocation } from '../../../../platform/practice/practice';
import type { Read } from '../../../../client/query/use-operation';
import { useExistingPage } from '../../../../part/list/use-existing-page';
import { queuePage, queueVariables } from '../request/queue-variables';
import { requestTypes, valueOfType } from '../request/request-types';
import type { RowAnswer } from './answered';
import type { TaskRow } from '../request/rows';
import { useStableRows } from './use-stable-rows';
import type { StableRows } from './use-stable-rows';

type QueueCounts = Operations['GetQueueCounts']['data']['queueCounts'];

const live = { pollEvery: pollingMs.approvals, keepOld: true } as const;

export interface Queue extends Omit<StableRows, 'answer'> {
  /**
   * Applies an answer before the server returns it: the request leaves the list or shows as answered, and the counts no
   * longer include it.
   */
  readonly answer: (task: TaskRow, given: RowAnswer) => void;
  /** The last loaded page of groups. */
  readonly rows: Read<Operations['GetPrescriptionTasksGrouped']['data']>;
  readonly clientCount: number | undefined;
  /** True while the requests belong to other filters or another page than requested. */
  readonly isStale: boolean;
  /** True if the requested page doesn't exist and the last one is loading. */
  readonly isTurning: boolean;
  /** Loads a client's requests beyond the first; `null` if all are loaded or loading. */
  readonly showAll: (() => void) | null;
  /** Keyed by the value of the type filter. */
  readonly typeCounts: Readonly<Record<string, number>>;
}

/**
 * One page of the queue, its size, and the number of pending requests per type (P-149, P-152, P-210).
 *
 * @param turnToPage - shows another page instead of one that doesn't exist
 */
export function useQueue(
  filters: QueueFilters,
  { id: locationId, timeZone }: Pick<PracticeLocation, 'id' | 'timeZone'>,
  isInUse: boolean,
  turnToPage: (page: number) => void,
): Queue {
  const variables = useMemo(() => queueVariables(filters, locationId), [filters, locationId]);
  const [whole, setWhole] = useState<string | null>(null);
  const firstPage = useMemo(() => queuePage(filters, locationId), [filters, locationId]);
  const pageKey = JSON.stringify(firstPage);
  const isWhole = whole === pageKey;
  const page = useMemo(
    () => (isWhole ? queuePage(filters, locationId, true) : firstPage),
    [isWhole, filters, locationId, firstPage],
  );
  const showAll = useCallback(() => setWhole(pageKey), [pageKey]);
  const rows = useOperation(GetPrescriptionTasksGroupedDocument, page, live);
  const counts = useOperation(GetQueueCountsDocument, variables, live);
  const isStale = useIsStale(rows, pageKey);
  const isPendingOnly = filters.status === 'pending';
  const compare = useMemo(() => compareTasks(filters.sort, timeZone), [filters.sort, timeZone]);
  const stable = useStableRows(
    {
      groups: rows.data?.prescriptionTasksGrouped,
      key: JSON.stringify(page),
      old: rows.old,
      at: rows.at,
      isPendingOnly,
      compare,
    },
    isInUse,
  );
  const count = useCountAnswered(variables, stable.groups, isPendingOnly);
  const { answer: answerRow } = stable;
  const answer = useCallback(
    (task: TaskRow, given: RowAnswer) => {
      answerRow(task.id, given);
      count(task);
    },
    [answerRow, count],
  );
  const queueCounts = counts.data?.queueCounts;
  const clientCount = queueCounts?.clients;
  const typeCounts = useMemo(() => typeCountsOf(queueCounts), [queueCounts]);
  const isTurning = useExistingPage({
    page: filters.page,
    pageSize: taskPageSize.approvals,
    count: { total: clientCount, isOld: counts.old, isLoading: counts.loading },
    rows: { isEmpty: rows.data?.prescriptionTasksGrouped.length === 0, isOld: rows.old },
    // An empty list has no order to keep.
    isMatched: isInUse && stable.groups.length > 0,
    turnToPage,
  });
  return {
    ...stable,
    answer,
    rows,
    clientCount,
    isStale,
    isTurning,
    showAll: isWhole ? null : showAll,
    typeCounts,
  };
}

/** True if rows belong to an earlier page. All requests of a client are on the page of the client's first request. */
function useIsStale({ data, old }: Queue['rows'], page: string): boolean {
  const [answered, setAnswered] = useState<string | null>(null);
  if (data !== undefined && !old && answered !== page) setAnswered(page);
  return old && answered !== page;
}

/** The number of requests per type under the other filters; empty while unknown. */
function typeCountsOf(counts: QueueCounts | undefined): Readonly<Record<string, number>> {
  if (!counts) return {};
  return Object.fromEntries(
    requestTypes.map(({ type }) => [
      valueOfType(type),
      type === null ? counts.cards : countOfRequestType(counts.types, type),
    ]),
  );
}

/** Subtracts an answered request from the displayed counts until they are reloaded. */
function useCountAnswered(
  variables: Operations['GetQueueCounts']['variables'],
  groups: Queue['groups'],
  isPendingOnly: boolean,
) {
  const cache = useQueryClient();
  return useCallback(
    (card: TaskRow) => {
      const { id, joined } = card;
      const withoutCard = (counts: readonly TypeCount[]) =>
        typesOfCard(card).reduce<readonly TypeCount[]>((left, type) => countsWithoutOne(left, type), counts);
      const isLastOfClient = groups.some(({ tasks, count }) => count === 1 && tasks[0]?.id === id);
      if (isPendingOnly)
        cache.setQueryData<Operations['GetQueueCounts']['data']>(
          ['GetQueueCounts', variables],
          (now) =>
            now && {
              queueCounts: {
                ...cardsWithoutOne(now.queueCounts, joined),
                clients: now.queueCounts.clients - Number(isLastOfClient),
                types: [...withoutCard(now.queueCounts.types)],
              },
            },
        );
      cache.setQueryData<Operations['GetWaitingCounts']['data']>(
        ['GetWaitingCounts', { locationId: variables.locationId }],
        (now) =>
          now && {
            waitingCounts: {
              ...cardsWithoutOne(now.waitingCounts, joined),
              tasks: [...withoutCard(now.waitingCounts.tasks)],
            },
          },
      );
    },
    [cache, variables, groups, isPendingOnly],
  );
}
