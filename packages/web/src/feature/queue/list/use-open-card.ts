import type { NamedTask } from '@signa/core/prescribing';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { railFrom, rowFrom } from '../layout/layout';
import { cardElement, headOfCard } from '../request/card-element';
import { focusSoon } from '../../../part/list/focus-soon';
import { useOpenAddress } from './use-open-address';

/** The card that opened or closed. */
interface Mover {
  readonly id: string;
  /** Where it stood when it was pressed, CSS pixels from the top of the window; `null` when a link or Back did it. */
  readonly top: number | null;
}

interface Opened {
  readonly listKey: string;
  readonly task: NamedTask | null;
  /** What the address said when this was decided. */
  readonly address: string | null;
}

/**
 * Which card is open, one at a time, here and in the address. One that opens comes up to the bar, so that all that is
 * signed is in view (P-251). Closing one never moves it: the page scrolls by as much as others above it grew or shrank.
 *
 * @param listKey - tells one list from another: what was open in one is not open in the next
 */
export function useOpenCard(list: RefObject<HTMLElement | null>, listKey: string) {
  const { named, write } = useOpenAddress();
  const address = named?.id ?? null;
  const [state, setState] = useState<Opened>({ listKey, task: named, address });
  // Back, forward and a link change the address alone.
  if (state.address !== address || state.listKey !== listKey) setState({ listKey, task: named, address });
  const openTask = state.task;
  const openId = openTask?.id ?? null;
  const mover = useRef<Mover | null>(null);
  const shown = useRef<string | null>(null);

  const change = useCallback(
    (pressedId: string, task: NamedTask | null) => {
      const { current } = list;
      mover.current = { id: pressedId, top: cardElement(current, pressedId)?.getBoundingClientRect().top ?? 0 };
      setState({ listKey, task, address });
      write(task, { asPage: current !== null && current.clientWidth > 0 && current.clientWidth < rowFrom });
    },
    [list, listKey, address, write],
  );
  const open = useCallback((task: NamedTask) => change(task.id, { id: task.id, uuid: task.uuid }), [change]);
  const close = useCallback((id: string) => change(id, null), [change]);

  useLayoutEffect(() => {
    const pressed = mover.current;
    if (!pressed && shown.current === openId) return;
    const { id, top } = pressed ?? { id: openId ?? shown.current ?? '', top: null };
    const card = cardElement(list.current, id);
    // What a link opens may still be on its way; what was answered is gone.
    if (!card && !pressed && openId !== null) return;
    mover.current = null;
    shown.current = openId;
    if (!card) return;
    moveTo(card, top, { isOpen: openId !== null, hasRail: (list.current?.clientWidth ?? 0) >= railFrom });
    if (pressed) headOfCard(card)?.focus({ preventScroll: true });
    else focusSoon(() => headOfCard(card));
  });

  return { openTask, openId, open, close } as const;
}

function moveTo(
  card: HTMLElement,
  top: number | null,
  { isOpen, hasRail }: { isOpen: boolean; hasRail: boolean },
): void {
  if (isOpen || top === null) {
    card.scrollIntoView({ block: 'start' });
    // Cards above that were not drawn have another height than was guessed: they are drawn in the next frame.
    requestAnimationFrame(() => card.scrollIntoView({ block: 'start' }));
  } else if (!hasRail) card.scrollIntoView({ block: 'center' });
  else {
    window.scrollBy(0, card.getBoundingClientRect().top - top);
    card.scrollIntoView({ block: 'nearest' });
  }
}
