import {
  emptyProductSearch,
  noProductFilters,
  productSearchText,
  searchedText,
  withSearchFilters,
  withSearchPage,
  withSearchText,
} from '@signa/core/product';
import type { ProductFilters } from '@signa/core/product';
import { searchDebounceMs } from '@signa/core/time';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePractice } from '../../../app/session/practice';
import { useFoundFamilies } from './use-found-families';

/** A product search at work: what is typed, what is asked once the typing rests, and what was found (P-015 to P-024). */
export function useProductSearch({ isOfficeUse }: { readonly isOfficeUse: boolean }) {
  const { location, features } = usePractice();
  const [request, setRequest] = useState(emptyProductSearch);
  const [typed, setTyped] = useState('');
  const [showsFilters, setShowsFilters] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const place = useMemo(
    () => ({ locationId: location.id, features, isOfficeUse }),
    [location.id, features, isOfficeUse],
  );
  const answer = useFoundFamilies(request, place, showsFilters);

  const ask = (text: string) => {
    clearTimeout(timer.current);
    setRequest((now) => withSearchText(now, text));
  };
  const type = (text: string) => {
    const next = text.slice(0, productSearchText.maximum);
    setTyped(next);
    clearTimeout(timer.current);
    // An emptied box needs no answer.
    if (searchedText(next) === '') ask('');
    else timer.current = setTimeout(() => ask(next), searchDebounceMs);
  };
  return {
    ...answer,
    request,
    isOfficeUse,
    typed,
    type,
    /** Does not wait for the typing to rest. */
    askNow: () => ask(typed),
    /** What shows answers what is typed: a press of Enter means what is seen. */
    isSettled: answer.found !== null && !answer.isOld && searchedText(typed) === searchedText(request.text),
    setPage: (page: number) => setRequest((now) => withSearchPage(now, page)),
    applyFilters: (filters: ProductFilters) => setRequest((now) => withSearchFilters(now, filters)),
    clearFilters: () => setRequest((now) => withSearchFilters(now, noProductFilters)),
    showsFilters,
    setShowsFilters,
  } as const;
}

export type ProductSearching = ReturnType<typeof useProductSearch>;
