/** Whether a row names its Enter key in the part that its style shows on focus only. */
export const hidesEnter = (row: Element | null | undefined): boolean =>
  row?.querySelector('kbd[data-key=Enter]')?.closest('[data-enter]') != null;
