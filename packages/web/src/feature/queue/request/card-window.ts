/** The requests of a client whose panel is open, in their order. */
export interface OpenPanel {
  readonly key: string;
  readonly ids: readonly string[];
}

/** A stretch of a page, in CSS pixels from the top of the window; negative above it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A card that is drawn, or the room of `count` cards that are not. */
export type Piece = { readonly kind: 'card'; readonly id: string } | { readonly kind: 'gap'; readonly ids: string[] };

/** Cards of the first drawing, before anything can be measured; they fill a window. */
export const firstCards = 12;

/**
 * What stands in an open panel: the cards that are drawn and, between them, the room of those that are not. Nothing is
 * left out, so the panel is as high as if all of them were drawn.
 */
export function piecesOf(ids: readonly string[], drawn: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const id of ids) {
    const last = pieces.at(-1);
    if (drawn.has(id)) pieces.push({ kind: 'card', id });
    else if (last?.kind === 'gap') last.ids.push(id);
    else pieces.push({ kind: 'gap', ids: [id] });
  }
  return pieces;
}

/**
 * The cards that touch a stretch of the page.
 *
 * @param panels - each with where its first card begins
 */
export function idsWithin(
  panels: readonly (OpenPanel & { readonly top: number })[],
  heightOf: (id: string) => number,
  { from, to }: Stretch,
): ReadonlySet<string> {
  const within = new Set<string>();
  for (const { ids, top } of panels) {
    let at = top;
    for (const id of ids) {
      if (at >= to) break;
      const end = at + heightOf(id);
      if (end > from) within.add(id);
      at = end;
    }
  }
  return within;
}
