import { checklistContacts, checklistHead, type PrintControlled, type PrintModel } from '@signa/core/prescribing';
import { columns } from './form.js';
import { headPiece } from './head.js';
import { type Block, joined } from './page.js';
import { outlined, bordered, hanging, type Piece, padded, stack, words } from './piece.js';
import { captionPiece, rowsPiece } from './row-block.js';
import { typeSizes } from './style.js';

/** What the practice does with the printout of a controlled substance, and where to send it (P-112, P-114). */
export function checklistBlocks(model: PrintModel, controlled: PrintControlled): Block[] {
  const { checklist, notice } = controlled;
  const mail = stack(
    [captionPiece('Mail to'), stack(checklist.mailTo.map((line) => words(line, typeSizes.mail)))],
    3.5,
  );
  const questions = stack([captionPiece('Questions'), rowsPiece(checklistContacts(model, controlled), 84)], 3.5);
  return [
    { piece: headPiece(checklistHead(model, controlled)) },
    { piece: words(notice, typeSizes.notice) },
    ...checklist.steps.map((step, index) => {
      const piece = stepPiece(step.title, step.text, index === 0);
      return index === 0 ? { piece } : joined(piece);
    }),
    { piece: outlined(columns([mail, questions], [1, 1]), 1.5) },
  ];
}

const tick: Piece = {
  height: () => 15,
  draw: (ink, x, y) => ink.frame(x, y + 1.5, 13.5, 13.5),
};

function stepPiece(title: string, text: string, isFirst: boolean): Piece {
  const step = stack([words(title, typeSizes.step), words(text, typeSizes.text)]);
  return bordered(padded(hanging(tick, 27, step), [9, 2, 9, 2]), { sides: isFirst ? ['top', 'bottom'] : ['bottom'] });
}
