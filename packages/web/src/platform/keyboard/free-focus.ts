/** The element that was focused automatically, until the user interacts with the page. */
let stopgap: Element | null = null;

/** Focuses an element that the user did not choose. */
export function focusTemporarily(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  stopgap = element;
}

/** The user continued from the current focus, so it is now their choice. */
export function keepTemporaryFocus(): void {
  stopgap = null;
}

/** Whether nothing is focused, or focus was set automatically. In both cases, a page may move it. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === stopgap;
}
