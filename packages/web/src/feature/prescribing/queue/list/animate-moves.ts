/** Positions of the list's clients and rows, in CSS pixels from the top of the window. */
export type Positions = ReadonlyMap<HTMLElement, number>;

const glideMs = 120;
/** One frame: with reduced motion, rows appear in their new places immediately. */
const atOnceMs = 1;

const isStill = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** Clients, and the content below the list. A client's rows move with it. */
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
 * Animates moved rows from their old positions. An answered row disappears as soon as the response arrives, and the
 * rows below slide up instead of jumping. Call this before the next paint.
 *
 * @param places - all positions before the change
 * @see P-256
 */
export function animateMoves(places: Positions, list: HTMLElement | null): void {
  if (!list || typeof list.animate !== 'function') return;
  const glides = blocksOf(list).flatMap((block) => {
    const far = movedBy(block, places) ?? 0;
    // A row moves with its client, so only the remaining distance is its own.
    const rows = rowsOf(block).map((row) => [row, (movedBy(row, places) ?? far) - far] as const);
    return [[block, far] as const, ...rows].filter(([, way]) => Math.abs(way) >= 1).map(glide);
  });
  // Code that measures positions during a scroll must find the final ones.
  const stop = () => glides.forEach((each) => each.finish());
  if (glides.length > 0) window.addEventListener('scroll', stop, { once: true, capture: true });
}

const movedBy = (element: HTMLElement, places: Positions): number | null => {
  const before = places.get(element);
  return before === undefined ? null : before - topOf(element);
};

const glide = ([element, way]: readonly [HTMLElement, number]) => {
  // A moving row overlaps the one before it; without its own background, the texts of both would show (P-382).
  const background = { backgroundColor: backgroundOf(element) };
  return element.animate(
    [
      { transform: `translateY(${way}px)`, ...background },
      { transform: 'none', ...background },
    ],
    { duration: isStill() ? atOnceMs : glideMs, easing: 'ease-out' },
  );
};

/** The effective background behind an element: that of the nearest ancestor that has one. */
function backgroundOf(element: HTMLElement): string {
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (backgroundColor !== '' && backgroundColor !== 'transparent' && backgroundColor !== 'rgba(0, 0, 0, 0)')
      return backgroundColor;
  }
  return 'transparent';
}
