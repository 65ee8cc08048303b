import { isFocusFree } from '../../../platform/keyboard/free-focus';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { cardElement, rowElement } from '../request/card-element';
import { loadMoves } from '../../../platform/motion/load-moves';
import { animateMoves, positionsOf } from './animate-moves';
import type { Positions } from './animate-moves';
import { successorOf } from '../request/row-order';
import type { QueueRow } from '../request/row-order';

interface Answered {
  readonly id: string;
  /** The rows while it was among them. */
  readonly before: readonly QueueRow[];
  /** Its card, which may leave the page with the answer, and where it stood in the window. */
  readonly card: HTMLElement | null;
  readonly from: DOMRect | null;
  /** Where all rows stood. */
  readonly places: Positions;
}

interface Successor {
  /** To be called with the answer of a request, in the same render in which its row goes. */
  readonly pass: (taskId: string) => void;
  /** The request that has taken over: it stays drawn wherever the window is. */
  readonly next: string | null;
}

/** An answer below the middle would leave the next row at the foot of the window, with nothing to see after it. */
const highest = 0.5;

/**
 * Who gets the focus with the answer of a request: the row after it, else the one before, else what is named for an
 * empty list. It comes to stand where the answered one stood, so that eyes and hands stay where they are.
 *
 * @param rows - all rows of the page, drawn or not; others whenever one leaves
 * @param atWork - the request that is open or being declined: its place is remembered should the list lose it first
 * @param orElse - what takes the focus where no row is left
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
      takeOver(row, answered.from?.top ?? 0);
      // Cards that come into the window are drawn before the frame, and their heights count.
      requestAnimationFrame(() => {
        animateMoves(answered.places, list.current);
        showLeaving(answered);
      });
      return;
    }
    // The last one of the last page: rows that come meanwhile, such as those of the page before, still take over.
    if (isLost(orElse())) orElse()?.focus({ preventScroll: true });
    else passedOn.current = answered;
  }, [answered, next, list, rows, orElse]);

  return { pass, next: next?.taskId ?? null };
}

/** One that stays in the list, answered, does not leave it. */
function showLeaving({ card, from }: Answered): void {
  if (!card || !from || card.isConnected) return;
  void loadMoves().then(
    ({ leave }) => leave(card, from),
    () => undefined,
  );
}

const isLost = (fallback: HTMLElement | null) =>
  isFocusFree() || document.activeElement === fallback || document.activeElement?.isConnected === false;

function takeOver(row: HTMLElement, top: number): void {
  row.focus({ preventScroll: true });
  const card = row.closest<HTMLElement>('[data-task]') ?? row;
  const place = Math.min(Math.max(top, 0), window.innerHeight * highest);
  window.scrollBy(0, card.getBoundingClientRect().top - place);
  card.scrollIntoView({ block: 'nearest' });
}
