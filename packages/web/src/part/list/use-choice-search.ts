import { trimmed } from '@signa/core/base';
import { useState } from 'react';
import type { CallFailure } from '@signa/core/contract';
import type { ChoiceSearchState } from './choice-search';
import { useDebounced } from './use-debounced';

/** A list that the server searches and pages. */
interface FoundRows {
  readonly rows: readonly unknown[] | undefined;
  readonly count: number | undefined;
  readonly old: boolean;
  readonly failure: CallFailure | null;
  readonly again: () => void;
  readonly more: () => void;
}

/** The search text above server-searched choices; `rested` is the text that is sent. */
export function useTypedSearch() {
  const [typed, onType] = useState('');
  const { rested } = useDebounced(trimmed(typed));
  return { typed, onType, rested } as const;
}

type TypedSearch = ReturnType<typeof useTypedSearch>;

/** Search state for a list of choices, from the server's response. @param total - of all choices, if known */
export function choiceSearchOf(
  { typed, onType, rested }: TypedSearch,
  { rows, count, old, failure, again, more }: FoundRows,
  total: number | null,
): ChoiceSearchState {
  return {
    typed,
    onType,
    total,
    shown: rows?.length ?? 0,
    found: count ?? null,
    onMore: more,
    // A key pressed before the response arrives chooses nothing.
    isOld: old || trimmed(typed) !== rested,
    failure: failure && { message: failure.message, again },
  };
}
