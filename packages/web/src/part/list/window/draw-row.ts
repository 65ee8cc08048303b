/** All rows of a list in their order: links and buttons with `data-row`, and the room of those that are not drawn. */
export const rowsOf = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row], [data-room]') ?? []),
];

/** The row at a place of its list, drawn by now. */
export function drawRow(list: HTMLElement | null, index: number): HTMLElement | null {
  const row = rowsOf(list)[index];
  if (row?.dataset.room === undefined) return row ?? null;
  row.dispatchEvent(new Event('beforematch', { bubbles: true }));
  return rowsOf(list)[index] ?? null;
}
