import { allExceptExpiring, matchesTypeList, type RequestType, typeListOf } from './type-query.js';

/** The number of requests of a type; contract field names. */
export interface TypeCount {
  readonly type: string;
  readonly count: number;
}

/**
 * The number of requests in a list of this type; every type except expiring includes unknown ones.
 *
 * @see P-148, P-149
 */
export function countOfRequestType(counts: readonly TypeCount[], requestType: RequestType): number {
  const types = typeListOf(requestType);
  return counts.reduce((total, { type, count }) => (matchesTypeList(type, types) ? total + count : total), 0);
}

/**
 * The counts after a request of this type was answered, until the server counts again.
 *
 * @see P-256
 */
export function countsWithoutOne(counts: readonly TypeCount[], answered: string): TypeCount[] {
  return counts.map(({ type, count }) => ({ type, count: type === answered ? Math.max(0, count - 1) : count }));
}

/**
 * The two halves of the queue: expiring requests, and those of every other type, including unknown ones.
 *
 * @see P-175, P-148
 */
export function expiringAndOthers(counts: readonly TypeCount[]): {
  readonly expiring: number;
  readonly others: number;
} {
  return {
    expiring: countOfRequestType(counts, 'expiring'),
    others: countOfRequestType(counts, allExceptExpiring),
  };
}
