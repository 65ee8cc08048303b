/** The first page, the last one and those beside the current one; `null` stands for pages left out. */
export function pagesShown(page: number, last: number): readonly (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, last].filter((entry) => entry >= 1 && entry <= last));
  return [...near]
    .sort((a, b) => a - b)
    .flatMap((entry, index, all) => {
      const before = all[index - 1];
      if (before === undefined || entry - before === 1) return [entry];
      return entry - before === 2 ? [entry - 1, entry] : [null, entry];
    });
}
