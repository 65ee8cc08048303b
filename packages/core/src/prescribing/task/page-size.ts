import { firstPage } from '../../base/limits/index.js';

/** Page sizes of task lists (P-152, P-228). */
export const taskPageSize = { approvals: 10, patientPanel: 5 } as const;

/** Initial number of each client's requests on a queue page: the first in its order; the rest are loaded on demand. */
export const requestsOfClient = 50;

/** The last page of a list of `total` rows; an empty list has one page. @see P-228 */
export function lastPage(total: number, size: number): number {
  return Math.max(firstPage, Math.ceil(total / size));
}

/**
 * The page to show when `page` was requested: beyond the end, the last page, so that an old link or a list that shrank
 * never looks like an empty list.
 *
 * @param page - starting at 1
 * @param isMore - whether the list continues beyond `total`
 * @see P-147, P-178, P-275
 */
export function pageWithin(page: number, total: number, size: number, isMore = false): number {
  return isMore ? page : Math.min(page, lastPage(total, size));
}
