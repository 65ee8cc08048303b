import { type taskTypes, type TaskType } from './status.js';

/** The filter value that means every type but expiring, those unknown today included (P-148). */
export const allExceptExpiring = 'allExceptExpiring';

/** The values of the query `type` of `/approve` and of the tiles that lead there (P-147, P-175). */
export const typeQueries = { expiring: 'ExpiringRx', allExceptExpiring: 'AllExceptExpiringRx' } as const;

/** The request types a list shows: one of the known, every type but expiring, or all (`null`). */
export type RequestType = (typeof taskTypes)[number] | typeof allExceptExpiring | null;

/**
 * The request types of `/approve?type=…`: absent or another value lists every type.
 *
 * @see P-147
 */
export function requestTypeOfQuery(query: string | null): RequestType {
  if (query === typeQueries.expiring) return 'expiring';
  return query === typeQueries.allExceptExpiring ? allExceptExpiring : null;
}

/**
 * The `type` list of the task queries: absent for every type.
 *
 * @see P-148, P-209
 */
export function typeListOf(requestType: RequestType): TaskType[] | undefined {
  return requestType === null ? undefined : [requestType];
}

/**
 * Whether a task passes the `type` list of a query; without a list, or with an empty one, every task does.
 *
 * @see P-147, P-148
 */
export function matchesTypeList(type: TaskType, list: readonly TaskType[] | null | undefined): boolean {
  if (!list?.length) return true;
  return list.some((wanted) => (wanted === allExceptExpiring ? type !== 'expiring' : type === wanted));
}
