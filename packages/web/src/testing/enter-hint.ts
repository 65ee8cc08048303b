/** Whether a row shows its Enter key hint in the element that is visible only on focus. */
export const hidesEnter = (row: Element | null | undefined): boolean =>
  row?.querySelector('kbd[data-key=Enter]')?.closest('[data-enter]') != null;
