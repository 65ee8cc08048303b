import { firstPage, pageWithin } from '@signa/core/prescribing';
import { useEffect, useEffectEvent } from 'react';

export interface ExistingPageNeeds {
  /** The requested page, one-based. */
  readonly page: number;
  readonly pageSize: number;
  /** Total number of rows; null if it belongs to a previous search. */
  readonly count: {
    readonly total: number | undefined;
    /** The list continues beyond `total`, so only an empty page shows its end. */
    readonly isMore?: boolean;
    readonly isOld: boolean;
    readonly isLoading: boolean;
  };
  readonly rows: { readonly isEmpty: boolean; readonly isOld: boolean };
  /** The page must not change, because the user is working in the list. */
  readonly isMatched?: boolean;
  /** Replaces the nonexistent page with the last one. */
  readonly turnToPage: (page: number) => void;
}

/**
 * Redirects from a page beyond the end to the last page (P-147, P-178).
 *
 * @returns whether a redirect is pending, in which case an empty page does not mean an empty list
 */
export function useExistingPage({
  page,
  pageSize,
  count,
  rows,
  isMatched = false,
  turnToPage,
}: ExistingPageNeeds): boolean {
  const isCounted = count.total !== undefined && !count.isOld;
  const isBeyond = !count.isMore || (rows.isEmpty && !rows.isOld);
  const within = isCounted && !isMatched ? pageWithin(page, count.total, pageSize, !isBeyond) : page;
  const turn = useEffectEvent(() => {
    if (within !== page) turnToPage(within);
  });
  useEffect(() => turn(), [within, page]);
  if (!rows.isEmpty) return false;
  if (!isCounted) return page > firstPage && count.isLoading;
  return within !== page || (rows.isOld && count.total > 0);
}
