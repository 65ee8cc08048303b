import type { PrintBlock, PrintRow } from '@signa/core/prescribing';
import { hanging, type Piece, stack, words } from './piece.js';
import { typeSizes } from './style.js';

export const captionPiece = (caption: string): Piece => stack([words(caption.toUpperCase(), typeSizes.caption)]);

/** Labels on the left, values next to them, each value on its own lines. */
export function rowsPiece(rows: readonly PrintRow[], labelWidth: number): Piece {
  return stack(
    rows.map(({ label, value }) =>
      hanging(words(label, typeSizes.text), labelWidth, stack(value.map((line) => words(line, typeSizes.value)))),
    ),
    2,
  );
}

export const blockPiece = ({ caption, rows }: PrintBlock, labelWidth = 74): Piece =>
  stack([captionPiece(caption), rowsPiece(rows, labelWidth)], 3.5);
