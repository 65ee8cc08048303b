import {
  noProductFilters,
  type ProductFilters,
  productSearchPage,
  productSearchText,
  searchedText,
  withSearchFilters,
  withSearchPage,
  withSearchText,
} from '@signa/core/catalog';
import { searchDebounceMs, shortened } from '@signa/core/base';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import { useExistingPage } from '../../list/use-existing-page';
import { useFoundFamilies } from './use-found-families';
import { useSearchRequest } from './use-search-request';

interface ProductSearchNeeds {
  readonly isOfficeUse: boolean;
  /** Whether the page is this search, with the text and page in its address. */
  readonly isInAddress?: boolean;
}

/** State of a product search: the typed text, the debounced search, and its results (P-015 to P-024). */
export function useProductSearch({ isOfficeUse, isInAddress = false }: ProductSearchNeeds) {
  const { location, features } = usePractice();
  const [request, change] = useSearchRequest(isInAddress);
  const { text } = request;
  const [typed, setTyped] = useState({ text, sent: text, seen: text });
  // A search text that changed from outside came from Back or a link, so the field follows. A text that was sent from
  // here stays as typed.
  if (text !== typed.seen) setTyped(text === typed.sent ? { ...typed, seen: text } : { text, sent: text, seen: text });
  const [showsFilters, setShowsFilters] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const place = useMemo(
    () => ({ locationId: location.id, features, isOfficeUse }),
    [location.id, features, isOfficeUse],
  );
  const answer = useFoundFamilies(request, place, showsFilters);

  const setPage = (page: number) => change((now) => withSearchPage(now, page));
  useExistingPage({
    page: request.page,
    pageSize: productSearchPage.size,
    count: { total: answer.found?.total, isOld: answer.isOld, isLoading: answer.refreshing },
    rows: { isEmpty: answer.found?.families.length === 0, isOld: answer.isOld },
    turnToPage: setPage,
  });

  const ask = (wanted: string) => {
    const sent = searchedText(wanted);
    clearTimeout(timer.current);
    setTyped((now) => ({ ...now, sent }));
    change((now) => withSearchText(now, sent));
  };
  const type = (written: string) => {
    const next = shortened(written, productSearchText.maximum);
    setTyped((now) => ({ ...now, text: next }));
    clearTimeout(timer.current);
    // An empty field needs no search.
    if (searchedText(next) === '') ask('');
    else timer.current = setTimeout(() => ask(next), searchDebounceMs);
  };
  return {
    ...answer,
    request,
    isOfficeUse,
    typed: typed.text,
    type,
    /** Searches immediately instead of waiting for a pause in typing. */
    runNow: () => ask(typed.text),
    /** Whether the results belong to the typed text, so that Enter acts on what the user sees. */
    isSettled: answer.found !== null && !answer.isOld && searchedText(typed.text) === searchedText(text),
    setPage,
    applyFilters: (filters: ProductFilters) => change((now) => withSearchFilters(now, filters)),
    clearFilters: () => change((now) => withSearchFilters(now, noProductFilters)),
    showsFilters,
    setShowsFilters,
  } as const;
}

export type ProductSearching = ReturnType<typeof useProductSearch>;
