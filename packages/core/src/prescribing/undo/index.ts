export { leavesAt, recentSignatureMinutes, secondsLeft, undoSeconds } from './leaves-at.js';
export {
  decideUndo,
  maxUndone,
  mayUndo,
  undoListIssues,
  undoNotice,
  undoOutcomes,
  undoText,
  undoTexts,
  wasUndone,
} from './decide-undo.js';
export type { SignedFacts, UndoDecision, UndoOutcome } from './decide-undo.js';
