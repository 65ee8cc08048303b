import {
  isPrintedLarge,
  isPrintedWide,
  type PrintControlled,
  type PrintForm,
  printForm,
  type PrintModel,
  type PrintRow,
} from '@signa/core/prescribing';
import type { Ink } from './ink.js';
import { headPiece } from './head.js';
import { type Block, joined } from './page.js';
import { beside, outlined, bordered, hanging, type Piece, padded, space, stack, words } from './piece.js';
import { blockPiece, captionPiece } from './row-block.js';
import { typeSizes } from './style.js';

/** The form as blocks that are never split (P-104, P-108 to P-113, P-146). */
export function formBlocks(model: PrintModel): Block[] {
  const { head, patient, practice, authorization } = printForm(model);
  const { controlled, reprintMark } = model;
  return [
    { piece: headPiece(head) },
    ...(reprintMark === null ? [] : [{ piece: markPiece(reprintMark) }]),
    ...(controlled === null ? [] : [{ piece: schedulePiece(controlled) }]),
    { piece: outlined(columns([blockPiece(patient), blockPiece(practice)], [1, 1])) },
    ...authorizationBlocks(authorization),
    { piece: signaturePiece(model) },
    ...(controlled === null ? [] : [{ piece: wetSignaturePiece(controlled.wetSignature) }]),
  ];
}

/** Boxes side by side with a line between them. */
export function columns(pieces: readonly Piece[], shares: readonly number[]): Piece {
  return beside(
    pieces.map((piece, index) => {
      const inner = padded(piece, [9, 11, 10, 11]);
      return index === 0 ? inner : bordered(inner, { sides: ['left'] });
    }),
    shares,
  );
}

/** The reprint mark, in a frame as wide as its text. */
function markPiece(mark: string): Piece {
  const inner = padded(words(mark.toUpperCase(), typeSizes.mark), [2, 7, 2, 7]);
  const framed = outlined(inner, 1.5);
  const own = (ink: Ink) => ink.width(mark.toUpperCase(), typeSizes.mark) + 16;
  return {
    height: (ink) => framed.height(ink, own(ink)),
    draw: (ink, x, y, _, height) => framed.draw(ink, x, y, own(ink), height),
  };
}

function schedulePiece({ schedule, notice }: PrintControlled): Piece {
  const name = padded(words(schedule, typeSizes.drug), [2, 0, 0, 0]);
  return outlined(padded(hanging(name, 56, edgedLeft(words(notice, typeSizes.text))), [9, 11, 9, 11]), 1.5);
}

const edgedLeft = (piece: Piece): Piece => bordered(padded(piece, [0, 0, 0, 10]), { sides: ['left'] });

/** Drug, then rows of cells; a page can end between rows, but not within one. */
function authorizationBlocks({ caption, drug, type, lines }: PrintForm['authorization']): Block[] {
  const title = hungRight(
    words([drug.name, drug.strength].filter(Boolean).join(' '), typeSizes.drug),
    words(`${type.label} ${type.value.join(' ')}`, { ...typeSizes.value, align: 'right' }),
    60,
  );
  const top = padded(stack([captionPiece(caption), title], 3), [5, 11, 5, 11]);
  return [
    { piece: bordered(top, { sides: ['top', 'left', 'right', 'bottom'] }) },
    ...lines.map((line) => joined(bordered(cells(line), { sides: ['left', 'right', 'bottom'] }))),
  ];
}

/** The second text is right-aligned on the first line of the first. */
function hungRight(first: Piece, second: Piece, secondWidth: number): Piece {
  return {
    height: (ink, width) => first.height(ink, width - secondWidth),
    draw(ink, x, y, width, height) {
      first.draw(ink, x, y, width - secondWidth, height);
      second.draw(ink, x + width - secondWidth, y + 4, secondWidth, height);
    },
  };
}

/** Wider, because names are longer than 'Practice' and 'ePrescribe'. */
const sharesOfFive = [1.35, 1.1, 1.35, 0.8, 0.95];

function cells(line: readonly PrintRow[]): Piece {
  const shares = line.length === 5 ? sharesOfFive : line.map((row) => (isPrintedWide(row) ? 2 : 1));
  return beside(
    line.map((row, index) => {
      const value = words(row.value.join(', '), isPrintedLarge(row) ? typeSizes.reading : typeSizes.value);
      const inner = padded(stack([words(row.label, typeSizes.label), value]), [3.5, 8, 4.5, 11]);
      return index === 0 ? inner : bordered(inner, { sides: ['left'] });
    }),
    shares,
  );
}

function signaturePiece({ signedBy, eSignature }: PrintModel): Piece {
  return stack([...(signedBy === null ? [] : [words(signedBy, typeSizes.value)]), words(eSignature, typeSizes.text)]);
}

/** The line for the handwritten signature of a controlled substance (README ruling 7). */
function wetSignaturePiece({ title, mark, signer, dateLabel }: PrintControlled['wetSignature']): Piece {
  const line = (text: string) => bordered(padded(words(text, typeSizes.text), [4, 0, 0, 0]), { sides: ['top'] });
  return outlined(
    padded(
      stack([
        beside([words(title, typeSizes.value), words(mark, { ...typeSizes.text, align: 'right' })], [1, 1], 14),
        space(32),
        beside([line(signer), line(dateLabel)], [5, 2], 22),
      ]),
      [9, 11, 11, 11],
    ),
    1.5,
  );
}
