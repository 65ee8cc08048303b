import { searchDebounceMs } from '@signa/core/base';
import { useEffect, useState } from 'react';

/** What is typed, once the typing rests; and a way to take it as it is at once. */
export function useRested<T>(typed: T): { readonly rested: T; readonly restNow: () => void } {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { rested, restNow: () => setRested(typed) };
}
