import type { Ink } from './ink.js';
import type { Piece } from './piece.js';

/** A page can end before this block, but never within it. */
export interface Block {
  readonly piece: Piece;
  /** Directly follows the previous block, unless a page begins. */
  readonly isJoined?: boolean;
}

export const joined = (piece: Piece): Block => ({ piece, isJoined: true });

/** Letter size in points, with margins of half an inch (P-108). */
export const paper = { width: 612, height: 792, margin: 36 } as const;
export const lineWidth = paper.width - 2 * paper.margin;
export const footerHeight = 18;
const space = paper.height - 2 * paper.margin - footerHeight - 8;
const gap = 11;

interface PlacedPiece {
  readonly piece: Piece;
  readonly y: number;
  readonly height: number;
  readonly scale: number;
}

export type Page = readonly PlacedPiece[];

const stepSmaller = 0.02;

/**
 * Distributes the blocks of a sheet over pages. Nothing is cut off: a block that no page can contain is scaled down.
 *
 * @param smallest - minimum scale of the whole where that saves a second page
 */
export function pagesOf(blocks: readonly Block[], ink: Ink, smallest: number): Page[] {
  for (let scale = 1; scale >= smallest; scale -= stepSmaller) {
    const pages = flow(blocks, ink, scale);
    if (pages.length === 1) return pages;
  }
  return flow(blocks, ink, 1);
}

function flow(blocks: readonly Block[], ink: Ink, scale: number): Page[] {
  const pages: PlacedPiece[][] = [[]];
  let y = 0;
  for (const { piece, isJoined = false } of blocks) {
    const { height, scale: own } = fitted(piece, ink, scale);
    const isFirst = pages.at(-1)?.length === 0;
    const above = isFirst || isJoined ? 0 : gap * scale;
    if (!isFirst && y + above + height > space) {
      pages.push([]);
      y = 0;
    } else y += above;
    pages.at(-1)?.push({ piece, y: paper.margin + y, height, scale: own });
    y += height;
  }
  return pages;
}

function fitted(piece: Piece, ink: Ink, scale: number): { height: number; scale: number } {
  const height = piece.height(ink, lineWidth / scale) * scale;
  return height <= space ? { height, scale } : { height: space, scale: scale * (space / height) };
}
