import { allExceptExpiring, matchesTypeList, type RequestType, typeListOf } from './type-query.js';

/** How many requests of a type there are; field names as they travel. */
export interface TypeCount {
  readonly type: string;
  readonly count: number;
}

/**
 * How many requests a list of this type shows; every type but expiring includes those unknown today.
 *
 * @see P-148, P-149
 */
export function countOfRequestType(counts: readonly TypeCount[], requestType: RequestType): number {
  const types = typeListOf(requestType);
  return counts.reduce((total, { type, count }) => (matchesTypeList(type, types) ? total + count : total), 0);
}

/**
 * The counts once a request of this type has its answer, until the server counts again.
 *
 * @see P-256
 */
export function countsWithoutOne(counts: readonly TypeCount[], answered: string): TypeCount[] {
  return counts.map(({ type, count }) => ({ type, count: type === answered ? Math.max(0, count - 1) : count }));
}

/**
 * The requests of the two halves of the queue: the expiring ones, and those of every other type, unknown types included.
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
