import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { cardElement, headOfCard } from './card-element';

/**
 * Who gets the focus when the answered request leaves the list: the one after it, else the one before. Without it a
 * keyboard would start again at the top of the page after every answer.
 *
 * @param groups - changes whenever the rows of the list do
 */
export function useSuccessor(list: RefObject<HTMLElement | null>, groups: unknown) {
  const leaving = useRef<{ readonly id: string; readonly next: string | null } | null>(null);

  const expect = useCallback(
    (id: string) => {
      const ids = [...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])].map(
        (card) => card.dataset.task ?? '',
      );
      const at = ids.indexOf(id);
      leaving.current = { id, next: ids[at + 1] ?? ids[at - 1] ?? null };
    },
    [list],
  );

  useEffect(() => {
    const expected = leaving.current;
    if (!expected || cardElement(list.current, expected.id)) return;
    leaving.current = null;
    if (expected.next !== null && document.activeElement === document.body)
      headOfCard(cardElement(list.current, expected.next))?.focus({ preventScroll: true });
  }, [groups, list]);

  return expect;
}
