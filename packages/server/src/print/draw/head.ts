import type { PrintHead, PrintRow } from '@signa/core/prescribing';
import type { Ink } from './ink.js';
import { beside, hanging, type Piece, padded, stack, words } from './piece.js';
import { typeSizes } from './style.js';

/** Signa's logo in black lines, which survive fax and copier; the drawing has a size of 32 by 32. */
const sign = [
  { data: 'M8.5 1.5h15a7 7 0 0 1 7 7v15a7 7 0 0 1-7 7h-15a7 7 0 0 1-7-7v-15a7 7 0 0 1 7-7z', thickness: 2.2 },
  {
    data: 'M20.6 11.2c-.9-1.8-2.6-2.7-4.7-2.7-2.7 0-4.7 1.4-4.7 3.6 0 2.5 2.3 3.2 4.8 3.8 2.6.6 5 1.3 5 3.9 0 2.3-2.1 3.7-5 3.7-2.3 0-4.2-1-5.1-2.9',
    thickness: 2.2,
  },
  { data: 'M24 23.5h.01', thickness: 3 },
];
const signSize = 27;
const signPiece: Piece = {
  height: () => signSize,
  draw: (ink, x, y) => ink.sign(sign, x, y + 4, signSize / 32),
};

/**
 * The header of a sheet: logo, title, and practice on the left; date, number, and fax on the right; a thick line below.
 */
export function headPiece({ title, subtitle, rows }: PrintHead): Piece {
  const name = stack([words(title, typeSizes.title), words(subtitle, typeSizes.text)]);
  const content: Piece = {
    height: (ink, width) => arranged(ink).height(ink, width),
    draw: (ink, x, y, width, height) => arranged(ink).draw(ink, x, y, width, height),
  };
  const arranged = (ink: Ink): Piece => {
    const lines = linesPiece(rows, ink);
    return {
      height: (_, width) => Math.max(hanging(signPiece, 38, name).height(ink, width - lines.width - 22), lines.height),
      draw: (_, x, y, width, height) => {
        hanging(signPiece, 38, name).draw(ink, x, y, width - lines.width - 22, height);
        lines.piece.draw(ink, x + width - lines.width, y, lines.width, height);
      },
    };
  };
  return underlined(padded(content, [0, 0, 10, 0]));
}

function underlined(piece: Piece): Piece {
  return {
    height: (ink, width) => piece.height(ink, width) + 1.5,
    draw(ink, x, y, width, height) {
      piece.draw(ink, x, y, width, height - 1.5);
      ink.rule(x, y + height - 0.75, x + width, y + height - 0.75, 1.5);
    },
  };
}

const gap = 11;

/** Labels and values as wide as the widest of each; none of them is long. */
function linesPiece(rows: readonly PrintRow[], ink: Ink): { piece: Piece; width: number; height: number } {
  const widest = (texts: readonly string[], style: (typeof typeSizes)[keyof typeof typeSizes]) =>
    Math.ceil(Math.max(0, ...texts.map((text) => ink.width(text, style)))) + 1;
  const label = widest(
    rows.map((row) => row.label),
    typeSizes.text,
  );
  const value = widest(
    rows.flatMap((row) => row.value),
    typeSizes.value,
  );
  const piece = stack(
    rows.map((row) =>
      beside(
        [words(row.label, typeSizes.text), stack(row.value.map((line) => words(line, typeSizes.value)))],
        [label, value],
        gap,
      ),
    ),
    1.5,
  );
  const width = label + gap + value;
  return { piece, width, height: piece.height(ink, width) };
}
