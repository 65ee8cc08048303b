import type { Ink, Style } from './ink.js';

/** A layout element: its height at a width, and how to render it there. It is never split. */
export interface Piece {
  height(ink: Ink, width: number): number;
  /** `height` can exceed the piece's own, because the piece next to it may be higher. */
  draw(ink: Ink, x: number, y: number, width: number, height: number): void;
}

/** A text with as many lines as it needs. */
export function words(text: string, style: Style): Piece {
  const step = style.size * style.leading;
  return {
    height: (ink, width) => ink.lines(text, width, style).length * step,
    draw: (ink, x, y, width) =>
      ink.lines(text, width, style).forEach((line, index) => ink.line(line, x, y + index * step, width, style)),
  };
}

export function space(height: number): Piece {
  return { height: () => height, draw: () => undefined };
}

/** Stacks pieces vertically. */
export function stack(pieces: readonly Piece[], gap = 0): Piece {
  return {
    height: (ink, width) =>
      pieces.reduce((sum, piece) => sum + piece.height(ink, width), gap * Math.max(0, pieces.length - 1)),
    draw(ink, x, y, width) {
      let top = y;
      for (const piece of pieces) {
        const height = piece.height(ink, width);
        piece.draw(ink, x, top, width, height);
        top += height + gap;
      }
    },
  };
}

/** Places pieces side by side; widths are shares of the space without gaps. */
export function beside(pieces: readonly Piece[], shares: readonly number[], gap = 0): Piece {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = (width: number) => shares.map((share) => ((width - gap * (pieces.length - 1)) * share) / whole);
  return {
    height: (ink, width) => Math.max(...widths(width).map((own, index) => pieces[index]?.height(ink, own) ?? 0)),
    draw(ink, x, y, width, height) {
      let left = x;
      for (const [index, own] of widths(width).entries()) {
        pieces[index]?.draw(ink, left, y, own, height);
        left += own + gap;
      }
    },
  };
}

/** The first piece with the given width, the second with the rest. */
export function hanging(first: Piece, firstWidth: number, second: Piece): Piece {
  return {
    height: (ink, width) => Math.max(first.height(ink, firstWidth), second.height(ink, width - firstWidth)),
    draw(ink, x, y, width, height) {
      first.draw(ink, x, y, firstWidth, height);
      second.draw(ink, x + firstWidth, y, width - firstWidth, height);
    },
  };
}

/** Padding around a piece: top, right, bottom, left. */
export function padded(piece: Piece, [top, right, bottom, left]: readonly [number, number, number, number]): Piece {
  return {
    height: (ink, width) => top + piece.height(ink, width - left - right) + bottom,
    draw: (ink, x, y, width, height) => piece.draw(ink, x + left, y + top, width - left - right, height - top - bottom),
  };
}

/** The borders of a piece, and their width. */
interface Borders {
  readonly thickness?: number;
  readonly sides: readonly ('top' | 'right' | 'bottom' | 'left')[];
}

export function bordered(piece: Piece, { sides, thickness = 0.75 }: Borders): Piece {
  return {
    height: piece.height,
    draw(ink, x, y, width, height) {
      piece.draw(ink, x, y, width, height);
      const half = thickness / 2;
      const [left, right, top, bottom] = [x + half, x + width - half, y + half, y + height - half];
      // Borders extend into corners, where another one can end.
      if (sides.includes('top')) ink.rule(x, top, x + width, top, thickness);
      if (sides.includes('bottom')) ink.rule(x, bottom, x + width, bottom, thickness);
      if (sides.includes('left')) ink.rule(left, y, left, y + height, thickness);
      if (sides.includes('right')) ink.rule(right, y, right, y + height, thickness);
    },
  };
}

export const outlined = (piece: Piece, thickness = 0.75): Piece =>
  bordered(piece, { sides: ['top', 'right', 'bottom', 'left'], thickness });
