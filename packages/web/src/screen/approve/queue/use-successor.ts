import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { cardElement, rowElement } from './card-element';
import { successorOf } from './row-order';
import type { QueueRow } from './row-order';

interface Leaving {
  readonly id: string;
  readonly next: QueueRow | null;
}

/**
 * Who gets the focus when the answered request leaves the list: the one after it, else the one before. Without it a
 * keyboard would start again at the top of the page after every answer.
 *
 * @param rows - all rows of the page; others whenever one leaves
 */
export function useSuccessor(list: RefObject<HTMLElement | null>, rows: readonly QueueRow[]) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  const expectToLeave = useCallback((id: string) => setLeaving({ id, next: successorOf(rows, id) }), [rows]);

  useEffect(() => {
    if (!leaving || cardElement(list.current, leaving.id)) return;
    setLeaving(null);
    if (leaving.next === null || document.activeElement !== document.body) return;
    const row = rowElement(list.current, leaving.next.key);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [rows, list, leaving]);

  return { expectToLeave, next: leaving?.next?.taskId ?? null } as const;
}
