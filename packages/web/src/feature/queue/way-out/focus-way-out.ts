/** Puts the focus on the widest way out of an empty view; whether there is one. */
export function focusWayOut(list: HTMLElement | null): boolean {
  const way = list?.querySelector<HTMLElement>('[data-way-out=widest]');
  way?.focus();
  return Boolean(way);
}
