/**
 * Page numbers to show: the first, the last, and those next to the current one; `null` marks a gap.
 *
 * @param last - the last page, or the last known page of a list with an unknown end
 * @param isOpen - the list may continue, so no page is its last
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
