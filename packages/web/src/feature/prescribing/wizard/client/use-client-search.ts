import { filterAfterTyping } from '@signa/core/clients';
import { pageSizes } from '@signa/core/practice';
import { searchDebounceMs, trimmed } from '@signa/core/base';
import { useEffect, useRef, useState } from 'react';
import { useFoundClients } from '../../../clients/client-search/use-found-clients';

/** The clients of the location by name, phone, email, or patient, paged. */
export function useClientSearch() {
  const [typed, setTyped] = useState('');
  const [{ filter, page }, setRequest] = useState({ filter: '', page: 1 });
  const [onlyActive, setOnlyActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = pageSizes.clients;
  const { foundBy, found, close, isOld, failure, refreshing, again } = useFoundClients({
    filter,
    onlyActive,
    take,
    skip: (page - 1) * take,
  });

  const ask = (text: string) => {
    clearTimeout(timer.current);
    setRequest((now) => {
      const next = filterAfterTyping(now.filter, text);
      return next === now.filter ? now : { filter: next, page: 1 };
    });
  };
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(text), searchDebounceMs);
    },
    runNow: () => ask(typed),
    filter,
    foundBy,
    page,
    setPage: (next: number) => setRequest((now) => ({ ...now, page: next })),
    onlyActive,
    setOnlyActive: (on: boolean) => {
      setOnlyActive(on);
      setRequest((now) => ({ ...now, page: 1 }));
    },
    found,
    close,
    isOld,
    /** True if the results match the current text. */
    isSettled: found !== null && !isOld && trimmed(typed) === filter,
    failure,
    refreshing,
    again,
  } as const;
}

export type ClientSearching = ReturnType<typeof useClientSearch>;
