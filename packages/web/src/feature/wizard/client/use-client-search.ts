import { activeFilterOf, filterAfterTyping, searchByWords } from '@signa/core/client';
import type { Operations } from '@signa/core/operation';
import { LocationClientSearchDocument } from '@signa/core/operation/typed';
import { pageSizes } from '@signa/core/practice';
import { trimmed } from '@signa/core/text';
import { searchDebounceMs } from '@signa/core/time';
import { useEffect, useRef, useState } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import { useOperation } from '../../../client/query/use-operation';

export type FoundClient = Operations['LocationClientSearch']['data']['locationClientSearch']['data'][number];

/** The clients of the location by name, phone, e-mail or patient, a page at a time. */
export function useClientSearch() {
  const { location } = usePractice();
  const [typed, setTyped] = useState('');
  const [{ filter, page }, setRequest] = useState({ filter: '', page: 1 });
  const [onlyActive, setOnlyActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const asked = (text: string) => ({
    locationId: location.id,
    filter: text || undefined,
    activeFilterType: activeFilterOf(onlyActive),
    take: pageSizes.clients,
    skip: (page - 1) * pageSizes.clients,
  });
  const whole = useOperation(LocationClientSearchDocument, asked(filter), { keepOld: true });
  // 'Devon Moose' is in no name: the first word is in that of the client, the second in that of a patient.
  const words = !whole.old && whole.data?.locationClientSearch.count === 0 ? searchByWords(filter) : null;
  const byWords = useOperation(LocationClientSearchDocument, asked(words ?? ''), { enabled: words !== null });
  const read = words === null ? whole : byWords;

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
    askNow: () => ask(typed),
    filter,
    /** What found the clients that show: the text as a whole, or each of its words. */
    foundBy: words ?? filter,
    page,
    setPage: (next: number) => setRequest((now) => ({ ...now, page: next })),
    onlyActive,
    setOnlyActive: (on: boolean) => {
      setOnlyActive(on);
      setRequest((now) => ({ ...now, page: 1 }));
    },
    found: read.data?.locationClientSearch ?? null,
    isOld: read.old,
    /** What shows answers what is typed. */
    isSettled: read.data !== undefined && !read.old && trimmed(typed) === filter,
    failure: read.failure?.message ?? null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}

export type ClientSearching = ReturnType<typeof useClientSearch>;
