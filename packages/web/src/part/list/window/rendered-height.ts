import type { Virtualizer } from '@tanstack/react-virtual';

/** Height of a rendered row in CSS pixels; a temporarily hidden row keeps its height. */
export function renderedHeight(
  element: HTMLElement,
  _: ResizeObserverEntry | undefined,
  page: Pick<Virtualizer<Window, HTMLElement>, 'indexFromElement' | 'measurementsCache'>,
): number {
  return element.offsetHeight || (page.measurementsCache[page.indexFromElement(element)]?.size ?? 0);
}
