import {
  emptyProductSearch,
  parseProductSearch,
  type ProductSearchRequest,
  serialiseProductSearch,
} from '@signa/core/catalog';
import { startTransition, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

type Change = (now: ProductSearchRequest) => ProductSearchRequest;

/**
 * What a product search asks. On a page that is the search its text and page stand in the address, so that a reload and
 * the way back bring them again; they replace the entry of the history, as typing does on `/approve`.
 */
export function useSearchRequest(isInAddress: boolean) {
  const [own, setOwn] = useState(emptyProductSearch);
  const [query, setQuery] = useSearchParams();
  const { text, page } = isInAddress ? parseProductSearch(query) : own;
  const request = useMemo((): ProductSearchRequest => ({ ...own, text, page }), [own, text, page]);
  const change = (next: Change) => {
    if (!isInAddress) return setOwn(next);
    // The router changes the address in a transition. Filters that changed before it would ask with the old page (P-017).
    startTransition(() => {
      setOwn(next);
      setQuery((now) => serialiseProductSearch(next({ ...emptyProductSearch, ...parseProductSearch(now) }), now), {
        replace: true,
        preventScrollReset: true,
      });
    });
  };
  return [request, change] as const;
}
