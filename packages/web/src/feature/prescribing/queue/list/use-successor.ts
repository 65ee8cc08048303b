import { isFocusFree } from '../../../../platform/keyboard/free-focus';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { cardElement, rowElement } from '../request/card-element';
import { loadMoves } from '../../../../platform/motion/load-moves';
import { animateMoves, positionsOf } from './animate-moves';
import type { Positions } from './animate-moves';
import { successorOf } from '../request/row-order';
import type { QueueRow } from '../request/row-order';

interface Answered {
  readonly id: string;
  /** The rows while they still contained it. */
  readonly before: readonly QueueRow[];
  /** Its card, which the answer may remove from the page, and the card's position. */
  readonly card: HTMLElement | null;
  readonly from: DOMRect | null;
  /** The positions of all rows. */
  readonly places: Positions;
}

interface Successor {
  /** Call this with the answer of a request, in the same render in which its row disappears. */
  readonly pass: (taskId: string) => void;
  /** The request that received focus, which stays rendered wherever the window is. */
  readonly next: string | null;
}

/** Below the middle, the next row would end up at the bottom of the window with nothing visible after it. */
const highest = 0.5;

/**
 * Moves focus after a request is answered: to the row after it, or else the one before, or else the fallback for an
 * empty list. That row scrolls to where the answered one was, so that the user's gaze and pointer can stay.
 *
 * @param rows - all rows of the page, rendered or not
 * @param atWork - the request that is open or being declined; its place is remembered in case the list loses it first
 * @param orElse - the element that receives focus if no row is left
 * @see P-256
 */
export function useSuccessor(
  list: RefObject<HTMLElement | null>,
  rows: readonly QueueRow[],
  atWork: string | null,
  orElse: () => HTMLElement | null,
): Successor {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const known = useRef(rows);
  const passedOn = useRef<Answered | null>(null);
  const next = answered && successorOf(answered.before, answered.id, rows);

  useLayoutEffect(() => {
    if (atWork === null || rows.some(({ taskId }) => taskId === atWork)) known.current = rows;
  }, [rows, atWork]);

  const pass = useCallback(
    (id: string) => {
      const before = rows.some(({ taskId }) => taskId === id) ? rows : known.current;
      const { current } = list;
      const card = cardElement(current, id);
      setAnswered({ id, before, card, from: card?.getBoundingClientRect() ?? null, places: positionsOf(current) });
    },
    [list, rows],
  );

  useLayoutEffect(() => {
    if (!answered || passedOn.current === answered) return;
    const row = next && rowElement(list.current, next.key);
    if (row) {
      passedOn.current = answered;
      moveFocusTo(row, answered.from?.top ?? 0);
      // Cards that scroll into the window render before the frame, and their heights matter.
      requestAnimationFrame(() => {
        animateMoves(answered.places, list.current);
        showLeaving(answered);
      });
      return;
    }
    // After the last request of the last page, rows that arrive later, such as those of the previous page, still take
    // the focus.
    if (isLost(orElse())) orElse()?.focus({ preventScroll: true });
    else passedOn.current = answered;
  }, [answered, next, list, rows, orElse]);

  return { pass, next: next?.taskId ?? null };
}

/** Skips a card that stays in the list as answered. */
function showLeaving({ card, from }: Answered): void {
  if (!card || !from || card.isConnected) return;
  void loadMoves().then(
    ({ leave }) => leave(card, from),
    () => undefined,
  );
}

const isLost = (fallback: HTMLElement | null) =>
  isFocusFree() || document.activeElement === fallback || document.activeElement?.isConnected === false;

function moveFocusTo(row: HTMLElement, top: number): void {
  row.focus({ preventScroll: true });
  const card = row.closest<HTMLElement>('[data-task]') ?? row;
  const place = Math.min(Math.max(top, 0), window.innerHeight * highest);
  window.scrollBy(0, card.getBoundingClientRect().top - place);
  card.scrollIntoView({ block: 'nearest' });
}
