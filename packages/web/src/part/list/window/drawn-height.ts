import type { Virtualizer } from '@tanstack/react-virtual';

/** How much of the page a drawn row takes, CSS pixels; one that is hidden for a while stays as high as it was. */
export function drawnHeight(
  element: HTMLElement,
  _: ResizeObserverEntry | undefined,
  page: Pick<Virtualizer<Window, HTMLElement>, 'indexFromElement' | 'measurementsCache'>,
): number {
  return element.offsetHeight || (page.measurementsCache[page.indexFromElement(element)]?.size ?? 0);
}
