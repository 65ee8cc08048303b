import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface ResultKeysNeeds {
  /** Identifies the search; new results start at their first row. */
  readonly question: string;
  /** Search parameters of another page. */
  readonly questionOfPage: (page: number) => string;
  /** Number of rows on the current page. */
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** Whether the results belong to the typed text; if not, Enter runs the search instead of choosing an unseen row. */
  readonly isSettled: boolean;
  readonly runNow: () => void;
  readonly onChoose: (index: number) => void;
  /** Whether no row is active until an arrow key selects one; Enter does nothing until then. */
  readonly startsOutside?: boolean;
}

/** The active row of search results. Arrow keys move it, across page boundaries too. */
export function useResultKeys(needs: ResultKeysNeeds) {
  const { question, questionOfPage, count, page, pages, onPage, isSettled, runNow, onChoose } = needs;
  const first = needs.startsOutside ? -1 : 0;
  const [at, setAt] = useState<{ readonly of: string; readonly index: number | 'last' } | null>(null);
  const wanted = at?.of === question ? at.index : first;
  const active = Math.min(wanted === 'last' ? count - 1 : wanted, Math.max(0, count - 1));

  const toPage = (next: number, index: number | 'last') => {
    if (next < 1 || next > pages) return;
    onPage(next);
    setAt({ of: questionOfPage(next), index });
  };
  const move = (step: number) => {
    const next = active + step;
    if (next < 0) toPage(page - 1, 'last');
    else if (next >= count) toPage(page + 1, 0);
    else setAt({ of: question, index: next });
  };
  const choose = () => {
    if (!isSettled) runNow();
    else if (active >= 0 && active < count) onChoose(active);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => toPage(page + 1, 0),
    PageUp: () => toPage(page - 1, 0),
    Enter: choose,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act || event.nativeEvent.isComposing || (event.key === 'Enter' && event.repeat)) return;
    event.preventDefault();
    act();
  };
  // A row that Enter would not choose is not highlighted either.
  return { active: isSettled ? active : -1, onKeyDown } as const;
}
