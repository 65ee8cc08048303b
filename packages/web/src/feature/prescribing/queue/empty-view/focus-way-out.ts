/** Focuses the broadest link of an empty view; returns whether there is one. */
export function focusFirstLink(list: HTMLElement | null): boolean {
  const way = list?.querySelector<HTMLElement>('[data-way-out=widest]');
  way?.focus();
  return Boolean(way);
}
