import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowFrom } from '../layout/layout';
import { cardElement } from '../request/card-element';
import { createCardHeights } from './card-heights';
import { firstCards, idsWithin } from '../request/card-window';
import type { OpenPanel, Stretch } from '../request/card-window';

export interface CardWindow {
  /** The cards that are drawn. */
  readonly drawn: ReadonlySet<string>;
  readonly heightOf: (id: string) => number;
  /** Draws a card that is not there yet, before it returns. */
  readonly reach: (id: string) => void;
}

/** The window and some of the page next to it, so that a little scrolling meets cards that are there; CSS pixels. */
const windowAnd = (margin: number): Stretch => ({ from: -margin, to: window.innerHeight + margin });
const [mustBeThere, drawnAhead] = [48, 144];
/** So many more than needed may stay drawn before they are let go. */
const spare = 6;

/**
 * Draws of a page only the cards in and next to the window, however many requests its clients have, so that a client
 * with hundreds scrolls like one with three. The one that has the focus stays, and so do those that are named.
 *
 * @param pinned - cards that stay wherever the window is
 */
export function useCardWindow(
  list: RefObject<HTMLElement | null>,
  panels: readonly OpenPanel[],
  pinned: { readonly openTask: string | null; readonly next: string | null },
): CardWindow {
  const { openTask, next } = pinned;
  const [within, setWithin] = useState<ReadonlySet<string> | null>(null);
  const [{ heightOf, measure }] = useState(createCardHeights);
  const still = useRef<{ readonly id: string; readonly top: number } | null>(null);
  // It comes into the window only when it takes the focus.
  const reached = useRef<string | null>(null);
  const ids = useMemo(() => panels.flatMap((panel) => panel.ids), [panels]);
  const drawn = useMemo(() => {
    // None at all is an answer too, where the list is above or below the window.
    const seen = within ? ids.filter((id) => within.has(id)) : ids.slice(0, firstCards);
    const stays = [openTask, next].filter((id) => id !== null);
    return new Set([...seen, ...stays]);
  }, [ids, within, openTask, next]);

  /** The cards to draw now; `null` while those that are drawn do. */
  const wanted = useCallback((): ReadonlySet<string> | null => {
    const { current } = list;
    // On a phone an open card has the page for itself, and nothing around it has a place.
    if (!current || (openTask !== null && current.clientWidth > 0 && current.clientWidth < rowFrom)) return null;
    measure(current);
    const placed = panels.map((panel) => ({ ...panel, top: topOf(current, panel.key) }));
    const needed = idsWithin(placed, heightOf, windowAnd(mustBeThere));
    const isEnough = [...needed].every((id) => drawn.has(id)) && drawn.size <= needed.size + spare;
    if (isEnough) return null;
    const stays = [reached.current, focusedCard(current)].filter((id) => id !== null);
    const better = new Set([...idsWithin(placed, heightOf, windowAnd(drawnAhead)), ...stays]);
    // To draw the same again would end in asking again.
    return isSame(better, within) ? null : better;
  }, [list, panels, openTask, within, drawn, heightOf, measure]);

  // What was just drawn is measured, and what is missing then comes before anything is painted.
  useLayoutEffect(() => {
    keepStill(list.current, still.current);
    still.current = null;
    const missing = wanted();
    if (missing) setWithin(missing);
  }, [list, wanted]);

  useEffect(() => {
    const follow = () => {
      const moved = wanted();
      if (!moved) return;
      still.current = firstInSight(list.current);
      // In the frame of the scrolling itself: later it would show a hole first.
      flushSync(() => setWithin(moved));
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [list, wanted]);

  const reach = useCallback(
    (id: string) => {
      if (drawn.has(id)) return;
      reached.current = id;
      flushSync(() => setWithin((now) => new Set([...(now ?? drawn), id])));
    },
    [drawn],
  );

  return { drawn, heightOf, reach };
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string> | null) =>
  one.size === other?.size && [...one].every((id) => other.has(id));

const cardsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];

/** Where the first card of a panel begins. */
function topOf(list: HTMLElement, key: string): number {
  const panel = [...list.querySelectorAll<HTMLElement>('[data-cards]')].find(({ dataset }) => dataset.cards === key);
  return panel?.getBoundingClientRect().top ?? 0;
}

function focusedCard(list: HTMLElement): string | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-task]');
  return (card && list.contains(card) && card.dataset.task) || null;
}

/** The first card whose head is in sight, and where it stands. */
function firstInSight(list: HTMLElement | null) {
  for (const card of cardsOf(list)) {
    const { top } = card.getBoundingClientRect();
    if (top >= 0 && top < window.innerHeight) return { id: card.dataset.task ?? '', top };
  }
  return null;
}

/** Room that was guessed too large or too small above must not move what is in sight. */
function keepStill(list: HTMLElement | null, before: { readonly id: string; readonly top: number } | null): void {
  const card = before && cardElement(list, before.id);
  const moved = card ? card.getBoundingClientRect().top - before.top : 0;
  if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
}
