/** Where the clients of the list and their rows stand; CSS pixels from the top of the window. */
export type Positions = ReadonlyMap<HTMLElement, number>;

const glideMs = 120;
/** One frame: who wants no motion sees the rows in their new places. */
const atOnceMs = 1;

const isStill = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** Clients, and what stands below the list; the rows of a client move with it. */
const blocksOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[data-group]'),
  ...(list.parentElement?.querySelectorAll<HTMLElement>('[data-queue-foot]') ?? []),
];
const rowsOf = (block: HTMLElement) => [...block.querySelectorAll<HTMLElement>('[data-cards] > li')];

export function positionsOf(list: HTMLElement | null): Positions {
  const blocks = list ? blocksOf(list) : [];
  return new Map(blocks.flatMap((block) => [block, ...rowsOf(block)].map((element) => [element, topOf(element)])));
}

/**
 * Lets what moved come from where it stood: an answer takes its row out of the list whenever it arrives, and what
 * follows slides into the place instead of jumping there. To be called before the next frame is painted.
 *
 * @param places - where everything stood before
 * @see P-256
 */
export function animateMoves(places: Positions, list: HTMLElement | null): void {
  if (!list || typeof list.animate !== 'function') return;
  const glides = blocksOf(list).flatMap((block) => {
    const far = movedBy(block, places) ?? 0;
    // A row goes with its client: its own way is what is left of it.
    const rows = rowsOf(block).map((row) => [row, (movedBy(row, places) ?? far) - far] as const);
    return [[block, far] as const, ...rows].filter(([, way]) => Math.abs(way) >= 1).map(glide);
  });
  // What looks for its place while the page scrolls must find where it really is.
  const stop = () => glides.forEach((each) => each.finish());
  if (glides.length > 0) window.addEventListener('scroll', stop, { once: true, capture: true });
}

const movedBy = (element: HTMLElement, places: Positions): number | null => {
  const before = places.get(element);
  return before === undefined ? null : before - topOf(element);
};

const glide = ([element, way]: readonly [HTMLElement, number]) => {
  // On its way a row lies over the one before it: without a ground of its own the words of both show (P-382).
  const ground = { backgroundColor: groundOf(element) };
  return element.animate(
    [
      { transform: `translateY(${way}px)`, ...ground },
      { transform: 'none', ...ground },
    ],
    { duration: isStill() ? atOnceMs : glideMs, easing: 'ease-out' },
  );
};

/** What is painted behind an element: the background of the nearest one around it that has one. */
function groundOf(element: HTMLElement): string {
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (backgroundColor !== '' && backgroundColor !== 'transparent' && backgroundColor !== 'rgba(0, 0, 0, 0)')
      return backgroundColor;
  }
  return 'transparent';
}
