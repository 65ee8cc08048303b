import { trimmed } from '@signa/core/base';
import { useState } from 'react';
import type { CallFailure } from '@signa/core/contract';
import type { ChoiceSearchState } from './choice-search';
import { useRested } from './use-rested';

/** A list that the server searches and answers page by page. */
interface FoundRows {
  readonly rows: readonly unknown[] | undefined;
  readonly count: number | undefined;
  readonly old: boolean;
  readonly failure: CallFailure | null;
  readonly again: () => void;
  readonly more: () => void;
}

/** What is typed above choices that the server searches; `rested` is what it is asked for. */
export function useTypedSearch() {
  const [typed, onType] = useState('');
  const { rested } = useRested(trimmed(typed));
  return { typed, onType, rested } as const;
}

type TypedSearch = ReturnType<typeof useTypedSearch>;

/** The search above a list of choices, from what the server answers. @param total - of all choices, where it is known */
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
    // Nothing is chosen by a key that was pressed before the answer to what is typed.
    isOld: old || trimmed(typed) !== rested,
    failure: failure && { message: failure.message, again },
  };
}
