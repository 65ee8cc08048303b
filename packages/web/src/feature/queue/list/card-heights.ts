/** A row of the desk, for a guess before the first card could be measured; CSS pixels. */
const rowHeight = 64;

export interface CardHeights {
  readonly measure: (list: HTMLElement) => void;
  readonly heightOf: (id: string) => number;
}

/** How high cards are: those that were drawn once as they were then, others as high as those are on average. */
export function createCardHeights(): CardHeights {
  const heights = new Map<string, number>();
  const closed = new Map<string, number>();
  let width = 0;
  let average = rowHeight;
  return {
    measure(list) {
      // In another width the lines of a card break elsewhere.
      if (list.clientWidth !== width) [heights, closed].forEach((known) => known.clear());
      width = list.clientWidth;
      for (const card of list.querySelectorAll<HTMLElement>('[data-task]')) {
        const { offsetHeight, dataset } = card;
        if (offsetHeight === 0) continue;
        heights.set(dataset.task ?? '', offsetHeight);
        if (dataset.open === undefined) closed.set(dataset.task ?? '', offsetHeight);
      }
      // Of all that were ever seen: of those that are drawn it would change with what is drawn, and that with it.
      if (closed.size > 0) average = [...closed.values()].reduce((sum, height) => sum + height, 0) / closed.size;
    },
    heightOf: (id) => heights.get(id) ?? average,
  };
}
