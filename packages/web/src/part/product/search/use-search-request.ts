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
 * Parameters of a product search. If the page is the search, text and page number are in its address, so that reload
 * and Back restore them. They replace the history entry, as typing does on `/approve`.
 */
export function useSearchRequest(isInAddress: boolean) {
  const [own, setOwn] = useState(emptyProductSearch);
  const [query, setQuery] = useSearchParams();
  const { text, page } = isInAddress ? parseProductSearch(query) : own;
  const request = useMemo((): ProductSearchRequest => ({ ...own, text, page }), [own, text, page]);
  const change = (next: Change) => {
    if (!isInAddress) return setOwn(next);
    // The router updates the address in a transition; filters that changed earlier would be sent with the old page
    // (P-017).
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
