import { searchDebounceMs } from '@signa/core/base';
import { useEffect, useState } from 'react';

/** A debounced value, and a function that applies it immediately. */
export function useDebounced<T>(typed: T): { readonly rested: T; readonly restNow: () => void } {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { rested, restNow: () => setRested(typed) };
}
