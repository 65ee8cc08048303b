import type { NamedTask } from '@signa/core/prescribing';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { railFrom, rowFrom } from '../layout/layout';
import { cardElement, headOfCard } from '../request/card-element';
import { focusSoon } from '../../../../part/list/focus-soon';
import { useBack, useOpenAddress } from './use-open-address';

/** The card that opened or closed. */
interface Mover {
  readonly id: string;
  /** Its position when pressed, in CSS pixels from the top of the window; `null` if a link or Back changed it. */
  readonly top: number | null;
}

interface Opened {
  readonly listKey: string;
  readonly task: NamedTask | null;
  /** The URL's request when the state was set. */
  readonly address: string | null;
}

/**
 * Which card is open, one at a time, in the state and in the URL. An opened card scrolls up to the bar, so that
 * everything to be signed is in view (P-251). A closed one doesn't move: the page scrolls by as much as the cards above
 * it grew or shrank.
 *
 * @param listKey - identifies the list; another list starts without an open card
 */
export function useOpenCard(list: RefObject<HTMLElement | null>, listKey: string) {
  const { named, write } = useOpenAddress();
  const address = named?.id ?? null;
  const [state, setState] = useState<Opened>({ listKey, task: named, address });
  // Back, Forward, and links change only the URL.
  if (state.address !== address || state.listKey !== listKey) setState({ listKey, task: named, address });
  useBack((task) => setState((now) => (now.task?.id === task?.id ? now : { ...now, task })));
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
    // A request opened by link may still be loading; an answered one is gone.
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
    // Cards above that weren't rendered may differ from their estimated height; they render in the next frame.
    requestAnimationFrame(() => card.scrollIntoView({ block: 'start' }));
  } else if (!hasRail) card.scrollIntoView({ block: 'center' });
  else {
    window.scrollBy(0, card.getBoundingClientRect().top - top);
    card.scrollIntoView({ block: 'nearest' });
  }
}
