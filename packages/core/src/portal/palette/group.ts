import type { Counted } from '../../prescribing/task/index.js';
import { paletteKinds, type PaletteKind } from './kind.js';
import { isExactHit, type PaletteHit } from './rank.js';

/** The ranked results of a kind. */
export interface FoundKind<H extends PaletteHit> extends Counted {
  /** The loaded results; there may be more. */
  readonly hits: readonly H[];
}

export type FoundKinds<H extends PaletteHit> = Readonly<Partial<Record<PaletteKind, FoundKind<H>>>>;

/** A group as it is displayed. */
export interface PaletteGroup<H extends PaletteHit> {
  readonly kind: PaletteKind;
  readonly hits: readonly H[];
  readonly found: FoundKind<H>;
}

/** Number of results displayed per kind when several kinds are searched; a single kind shows all. @see P-293 */
export const shownOfKind = { ofMany: 2, ofTwo: 8 } as const;

/**
 * The groups of results, each limited to the displayed number. A group with an exact match comes first, the others in
 * their order.
 *
 * @param kinds - the searched ones
 * @returns no empty group
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

/** The total of several kinds, and whether there are more because not all were loaded. @see P-293 */
export const countOfKinds = (kinds: readonly Counted[]): Counted => ({
  total: kinds.reduce((sum, { total }) => sum + total, 0),
  isMore: kinds.some(({ isMore }) => isMore),
});
