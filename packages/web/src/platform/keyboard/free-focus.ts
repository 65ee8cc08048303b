/** What has the focus for want of anything better, until a person presses something. */
let stopgap: Element | null = null;

/** Gives the focus to an element that nobody chose. */
export function lendFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  stopgap = element;
}

/** The person goes on from where the focus is: it is theirs now. */
export function takeLentFocus(): void {
  stopgap = null;
}

/** Whether the focus is nowhere, or where nobody chose it to be: a page that knows better may give it elsewhere. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === stopgap;
}
