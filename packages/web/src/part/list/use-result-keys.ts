import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface ResultKeysNeeds {
  /** Changes with the question; other results begin at their first row again. */
  readonly question: string;
  /** The question of another page. */
  readonly questionOfPage: (page: number) => string;
  /** Rows on the page that shows. */
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** What shows answers what is typed; if not, Enter asks instead of choosing what was not seen. */
  readonly isSettled: boolean;
  readonly askNow: () => void;
  readonly onChoose: (index: number) => void;
  /** No row is meant until an arrow says which: Enter then does nothing. */
  readonly startsOutside?: boolean;
}

/** The row of a search that Enter chooses, moved by the arrows over the ends of a page, and page by page. */
export function useResultKeys(needs: ResultKeysNeeds) {
  const { question, questionOfPage, count, page, pages, onPage, isSettled, askNow, onChoose } = needs;
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
    if (!isSettled) askNow();
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
  // What an Enter would not choose yet is not marked either.
  return { active: isSettled ? active : -1, onKeyDown } as const;
}
