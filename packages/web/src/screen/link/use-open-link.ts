import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UnlinkedClient } from './use-link-list';

interface OpenLink {
  readonly client: UnlinkedClient;
  /** Zero-based position in the list. */
  readonly at: number;
}

/**
 * The client with the expanded panel. A linked client stays in the list until its patients are linked too, even if a
 * refresh removes it. It then leaves immediately, and focus moves to the client in its place.
 */
export function useOpenLink(
  found: readonly UnlinkedClient[] | null,
  list: RefObject<HTMLUListElement | null>,
  search: RefObject<HTMLInputElement | null>,
) {
  const [open, setOpen] = useState<OpenLink | null>(null);
  const [linkedIds, setLinkedIds] = useState<ReadonlySet<string>>(new Set());
  const next = useRef<number | null>(null);
  const rows = (found ?? []).filter(({ id }) => !linkedIds.has(id));
  if (open && !rows.some(({ id }) => id === open.client.id)) rows.splice(open.at, 0, open.client);
  useEffect(() => {
    if (next.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const place = Math.min(next.current, buttons.length - 1);
    (buttons[place] ?? search.current)?.focus();
    next.current = null;
  });
  const placeOf = (client: UnlinkedClient) => rows.findIndex(({ id }) => id === client.id);
  const close = (client: UnlinkedClient) => {
    next.current = placeOf(client);
    setOpen(null);
  };
  return {
    rows,
    openId: open?.client.id ?? null,
    open: (client: UnlinkedClient) => setOpen({ client, at: placeOf(client) }),
    close,
    linked: (client: UnlinkedClient) => {
      setLinkedIds((ids) => new Set([...ids, client.id]));
      close(client);
    },
  } as const;
}
