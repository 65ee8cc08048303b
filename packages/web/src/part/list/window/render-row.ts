/** All rows of a list in order: links and buttons with `data-row`, and placeholders of rows that are not rendered. */
export const rowsOf = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row], [data-room]') ?? []),
];

/** The row at an index, rendered if necessary. */
export function renderRow(list: HTMLElement | null, index: number): HTMLElement | null {
  const row = rowsOf(list)[index];
  if (row?.dataset.room === undefined) return row ?? null;
  row.dispatchEvent(new Event('beforematch', { bubbles: true }));
  return rowsOf(list)[index] ?? null;
}
