import { type taskTypes, type TaskType } from './status.js';

/** The filter value for every type except expiring, including types unknown today (P-148). */
export const allExceptExpiring = 'allExceptExpiring';

/** The `type` values in the query of `/approve` and of the tiles that lead there (P-147, P-175). */
export const typeQueries = { expiring: 'ExpiringRx', allExceptExpiring: 'AllExceptExpiringRx' } as const;

/** The request types in a list: a known one, every type except expiring, or all (`null`). */
export type RequestType = (typeof taskTypes)[number] | typeof allExceptExpiring | null;

/**
 * The request types for `/approve?type=…`: a missing or unknown value lists every type.
 *
 * @see P-147
 */
export function requestTypeOfQuery(query: string | null): RequestType {
  if (query === typeQueries.expiring) return 'expiring';
  return query === typeQueries.allExceptExpiring ? allExceptExpiring : null;
}

/**
 * The `type` list of the task queries: undefined for every type.
 *
 * @see P-148, P-209
 */
export function typeListOf(requestType: RequestType): TaskType[] | undefined {
  return requestType === null ? undefined : [requestType];
}

/**
 * Whether a task matches the `type` list of a query; a missing or empty list matches every task.
 *
 * @see P-147, P-148
 */
export function matchesTypeList(type: TaskType, list: readonly TaskType[] | null | undefined): boolean {
  if (!list?.length) return true;
  return list.some((wanted) => (wanted === allExceptExpiring ? type !== 'expiring' : type === wanted));
}
