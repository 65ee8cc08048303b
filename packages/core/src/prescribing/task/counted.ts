import { firstPage } from '../../base/limits/index.js';

/** A list that may be long is counted to here: beyond it the server answers one more. @see P-275 */
export const countedTo = 10_000;

/** How many rows a list has: exactly `total`, or more than that. */
export interface Counted {
  readonly total: number;
  readonly isMore: boolean;
}

/** What a count of the server means. @see P-275 */
export function countedOf(count: number): Counted {
  return { total: Math.min(count, countedTo), isMore: count > countedTo };
}

const grouped = new Intl.NumberFormat('en-US');

/** '9,999', '10,000+'. @see P-275 */
export function countText({ total, isMore }: Counted): string {
  return `${grouped.format(total)}${isMore ? '+' : ''}`;
}

/** What a pager says of one page. */
export interface PageOfList {
  /** The first and the last row of the page, from 1; 0 for an empty list. */
  readonly from: number;
  readonly to: number;
  readonly total: Counted;
  readonly hasNext: boolean;
}

/**
 * One page of a list that was perhaps not counted to its end: a page that is not full is the last one, so that the
 * number is then known.
 *
 * @param page - counted from 1, one that exists
 * @param shown - rows on the page
 * @see P-275
 */
export function pageOfList(page: number, size: number, total: Counted, shown: number): PageOfList {
  const before = (page - firstPage) * size;
  const from = total.total === 0 ? 0 : before + 1;
  if (!total.isMore || before + size <= total.total) {
    const to = Math.min(before + size, total.total);
    return { from, to, total, hasNext: total.isMore || to < total.total };
  }
  const to = before + shown;
  const isLast = shown < size;
  return { from, to, total: isLast ? { total: to, isMore: false } : total, hasNext: !isLast };
}
