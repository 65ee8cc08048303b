import type { Counted } from '../../prescribing/task/index.js';
import { paletteKinds, type PaletteKind } from './kind.js';
import { isExactHit, type PaletteHit } from './rank.js';

/** What was found of a kind, ranked. */
export interface FoundKind<H extends PaletteHit> extends Counted {
  /** Those that were brought; there may be more. */
  readonly hits: readonly H[];
}

export type FoundKinds<H extends PaletteHit> = Readonly<Partial<Record<PaletteKind, FoundKind<H>>>>;

/** A group as it is shown. */
export interface PaletteGroup<H extends PaletteHit> {
  readonly kind: PaletteKind;
  readonly hits: readonly H[];
  readonly found: FoundKind<H>;
}

/** How many of a kind show where several are asked for; of one kind alone all do. @see P-293 */
export const shownOfKind = { ofMany: 2, ofTwo: 8 } as const;

/**
 * The groups of what was found, each with as many as show. One that holds what the text says exactly stands first, the
 * others in their order.
 *
 * @param kinds - those asked for
 * @returns no group that is empty
 * @see P-288, P-293
 */
export function paletteGroups<H extends PaletteHit>(
  found: FoundKinds<H>,
  kinds: readonly PaletteKind[],
  text: string,
): PaletteGroup<H>[] {
  const shown = kinds.length > 2 ? shownOfKind.ofMany : kinds.length === 2 ? shownOfKind.ofTwo : Infinity;
  const groups = paletteKinds.flatMap((kind): PaletteGroup<H>[] => {
    const one = kinds.includes(kind) ? found[kind] : undefined;
    return one && one.hits.length > 0 ? [{ kind, hits: one.hits.slice(0, shown), found: one }] : [];
  });
  const isExact = ({ hits }: PaletteGroup<H>) => hits.some((hit) => isExactHit(text, hit));
  return [...groups.filter(isExact), ...groups.filter((group) => !isExact(group))];
}

/** How many were found of several kinds; more than that where not all were brought. @see P-293 */
export const countOfKinds = (kinds: readonly Counted[]): Counted => ({
  total: kinds.reduce((sum, { total }) => sum + total, 0),
  isMore: kinds.some(({ isMore }) => isMore),
});
