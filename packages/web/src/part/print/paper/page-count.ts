export interface PageCount {
  readonly pages: number;
  /** What stays empty at the ends of pages, because the next block would not fit there. */
  readonly blank: number;
}

/**
 * On how many pages a browser puts blocks that it never splits; one that is higher than a page goes on over the next.
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
