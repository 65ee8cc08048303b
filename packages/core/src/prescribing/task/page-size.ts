import { firstPage } from '../../base/limits/index.js';

/** Page sizes of task lists (P-152, P-228). */
export const taskPageSize = { approvals: 10, patientPanel: 5 } as const;

/** How many requests of one client a page of the queue brings at first: the newest; the rest come when asked for. */
export const requestsOfClient = 50;

/** The last page of a list of `total` rows; an empty list has its first page only. @see P-228 */
export function lastPage(total: number, size: number): number {
  return Math.max(firstPage, Math.ceil(total / size));
}

/**
 * The page to show where `page` was asked for: one beyond the end is the last page, so that an old link or a list that
 * grew shorter never reads as an empty list.
 *
 * @param page - counted from 1
 * @param isMore - the list goes on beyond `total`, where its end is not known
 * @see P-147, P-178, P-275
 */
export function pageWithin(page: number, total: number, size: number, isMore = false): number {
  return isMore ? page : Math.min(page, lastPage(total, size));
}
