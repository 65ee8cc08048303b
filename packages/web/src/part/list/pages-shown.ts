/**
 * The first page, the last one and those beside the current one; `null` stands for pages left out.
 *
 * @param last - the last page, or the furthest that is known of a list that goes on
 * @param isOpen - the list goes on: no page is its last
 */
export function pagesShown(page: number, last: number, isOpen = false): readonly (number | null)[] {
  const end = isOpen ? page + 1 : last;
  const near = new Set([1, page - 1, page, page + 1, end].filter((entry) => entry >= 1 && entry <= end));
  const shown = [...near]
    .sort((a, b) => a - b)
    .flatMap((entry, index, all) => {
      const before = all[index - 1];
      if (before === undefined || entry - before === 1) return [entry];
      return entry - before === 2 ? [entry - 1, entry] : [null, entry];
    });
  return isOpen ? [...shown, null] : shown;
}
