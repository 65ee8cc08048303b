import type { MutationAskForExamArgs } from '@signa/core/contract/resolvers';
import { trimmed } from '@signa/core/base';
import { examTextSchema } from '@signa/core/schema';
import { requireValid } from '../../../failure/failure.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import type { Outcome, Work } from '../../work.js';
import { changeCard, lockCard } from './locked-card.js';

/** Asks for an exam before a pending request is answered, with a text for the client; or no longer asks (P-518). */
export async function askForExam(work: Work, { input }: MutationAskForExamArgs): Promise<Outcome<StoredTask>> {
  const card = await lockCard(work, input);
  if (input.clientText === null || input.clientText === undefined)
    return changeCard(work, card, { exam_text: null, exam_asked_at: null, exam_asked_by: null });
  const clientText = trimmed(input.clientText);
  requireValid(examTextSchema, { clientText });
  return changeCard(work, card, {
    exam_text: clientText,
    exam_asked_at: work.now,
    exam_asked_by: card.acting.id,
  });
}
