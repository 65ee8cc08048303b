import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { railFrom } from '../card/layout';
import { cardElement, headOfCard } from './card-element';

/**
 * Which card is open, one at a time. Opening or closing one never moves the card that was pressed: the page scrolls by
 * as much as others above it grew or shrank. One that is opened at the foot of the window comes up, so that there is
 * something to see. Without a rail beside the form an open card begins at the top.
 *
 * @param listKey - tells one list from another: what was open in one is not open in the next
 */
export function useOpenCard(list: RefObject<HTMLElement | null>, listKey: string) {
  const [state, setState] = useState<{ readonly listKey: string; readonly taskId: string | null }>({
    listKey,
    taskId: null,
  });
  const openId = state.listKey === listKey ? state.taskId : null;
  const pressed = useRef<{ readonly id: string; readonly top: number } | null>(null);

  const change = useCallback(
    (pressedId: string, taskId: string | null) => {
      pressed.current = { id: pressedId, top: cardElement(list.current, pressedId)?.getBoundingClientRect().top ?? 0 };
      setState({ listKey, taskId });
    },
    [list, listKey],
  );
  const open = useCallback((id: string) => change(id, id), [change]);
  const close = useCallback((id: string) => change(id, null), [change]);

  useLayoutEffect(() => {
    const before = pressed.current;
    const card = before && cardElement(list.current, before.id);
    pressed.current = null;
    if (!before || !card) return;
    const hasBar = (list.current?.clientWidth ?? 0) < railFrom;
    if (hasBar) card.scrollIntoView({ block: openId === null ? 'center' : 'start' });
    else {
      window.scrollBy(0, card.getBoundingClientRect().top - before.top);
      const isLow = openId !== null && before.top > window.innerHeight / 2;
      if (openId === null || isLow) card.scrollIntoView({ block: isLow ? 'start' : 'nearest' });
    }
    headOfCard(card)?.focus({ preventScroll: true });
  }, [openId, list]);

  return { openId, open, close } as const;
}
