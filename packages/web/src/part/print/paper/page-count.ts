export interface PageCount {
  readonly pages: number;
  /** Space left empty at the ends of pages because the next block does not fit. */
  readonly blank: number;
}

/**
 * Number of pages for blocks that are never split; a block taller than a page continues on the next one.
 *
 * @param heights - of the blocks from the top, in the unit of `gap` and `page`
 */
export function countPages(heights: readonly number[], gap: number, page: number): PageCount {
  let [pages, blank, y] = [1, 0, 0];
  for (const [index, height] of heights.entries()) {
    const top = index === 0 ? 0 : y + gap;
    if (top + height <= page) {
      y = top + height;
    } else if (height <= page) {
      blank += Math.max(0, page - top);
      pages += 1;
      y = height;
    } else {
      pages += Math.floor((top + height) / page);
      y = (top + height) % page;
    }
  }
  return { pages, blank };
}
