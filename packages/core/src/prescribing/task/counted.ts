import { firstPage } from '../../base/limits/index.js';

/** Long lists are counted up to this; beyond it, the server returns one more. @see P-275 */
export const countedTo = 10_000;

/** The number of rows in a list: exactly `total`, or more. */
export interface Counted {
  readonly total: number;
  readonly isMore: boolean;
}

/** Interprets a count from the server. @see P-275 */
export function countedOf(count: number): Counted {
  return { total: Math.min(count, countedTo), isMore: count > countedTo };
}

const grouped = new Intl.NumberFormat('en-US');

/** '9,999', '10,000+'. @see P-275 */
export function countText({ total, isMore }: Counted): string {
  return `${grouped.format(total)}${isMore ? '+' : ''}`;
}

/** What a pager shows for one page. */
export interface PageOfList {
  /** The first and last row of the page, starting at 1; 0 for an empty list. */
  readonly from: number;
  readonly to: number;
  readonly total: Counted;
  readonly hasNext: boolean;
}

/**
 * One page of a list that may not be counted completely: a partial page is the last one, which determines the total.
 *
 * @param page - number of an existing page, starting at 1
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
