import { firstPage, pageWithin } from '@signa/core/prescribing';
import { useEffect, useEffectEvent } from 'react';

export interface ExistingPageNeeds {
  /** As asked for, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How many there are; one of an earlier question tells nothing about this one. */
  readonly count: {
    readonly total: number | undefined;
    /** The list goes on beyond `total`: an empty page alone says that it has ended. */
    readonly isMore?: boolean;
    readonly isOld: boolean;
    readonly isLoading: boolean;
  };
  readonly rows: { readonly isEmpty: boolean; readonly isOld: boolean };
  /** Nothing may move now: somebody works in the list. */
  readonly isHeld?: boolean;
  /** To the last page there is, in place of the one that does not exist. */
  readonly turnTo: (page: number) => void;
}

/**
 * Turns a page beyond the end to the last one (P-147, P-178).
 *
 * @returns whether another page is on the way, so that an empty one says nothing about the list
 */
export function useExistingPage({ page, pageSize, count, rows, isHeld = false, turnTo }: ExistingPageNeeds): boolean {
  const isCounted = count.total !== undefined && !count.isOld;
  const isBeyond = !count.isMore || (rows.isEmpty && !rows.isOld);
  const within = isCounted && !isHeld ? pageWithin(page, count.total, pageSize, !isBeyond) : page;
  const turn = useEffectEvent(() => {
    if (within !== page) turnTo(within);
  });
  useEffect(() => turn(), [within, page]);
  if (!rows.isEmpty) return false;
  if (!isCounted) return page > firstPage && count.isLoading;
  return within !== page || (rows.isOld && count.total > 0);
}
