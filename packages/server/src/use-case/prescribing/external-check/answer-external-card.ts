import type { ExternalCardAnswer } from '@signa/core/contract';
import type { MutationAnswerExternalCardArgs } from '@signa/core/contract/resolvers';
import { type CardAnswer, cardAnswerText, cardFeedback, checkCardAnswer } from '@signa/core/safety';
import { Failure, notFound, throwRefusal } from '../../../failure/failure.js';
import { messageKey } from '../../../store/outgoing-message.js';
import {
  findExternalCheckForUpdate,
  keepCardAnswer,
} from '../../../store/prescribing/external-check/external-check-store.js';
import type { Outcome, Work } from '../../work.js';

type Input = MutationAnswerExternalCardArgs['input'];

function answerOf({ outcome, suggestion, reason, comment }: Input): CardAnswer {
  if (outcome === 'accepted') return { outcome, suggestion: suggestion ?? '' };
  if (outcome === 'overridden') return { outcome, reason: reason ?? null, comment: comment?.trim() || null };
  throw new Failure('BAD_USER_INPUT', 'Send accepted or overridden', [
    { path: 'input.outcome', code: 'unknown', message: 'Send accepted or overridden' },
  ]);
}

/** Records the answer to a card that the caller was shown, and reports it to the service (P-431). */
export async function answerExternalCard(
  work: Work,
  { input }: MutationAnswerExternalCardArgs,
): Promise<Outcome<ExternalCardAnswer>> {
  const { tx, now } = work;
  const { locationId, checkId, cardId } = input;
  const acting = await work.actAt(locationId);
  const check = await findExternalCheckForUpdate(tx, { locationId, id: checkId, locationUserId: acting.id });
  const result = check?.results.find(({ cards }) => cards.some(({ id }) => id === cardId));
  const card = result?.cards.find(({ id }) => id === cardId);
  if (!check || !result || !card) throw notFound('Card');
  if (Object.hasOwn(check.answers, cardId))
    throw new Failure('CONFLICT', 'This card was answered before. Only the first answer counts.');
  const answer = answerOf(input);
  const verdict = checkCardAnswer(card, answer);
  if (!verdict.allowed) throwRefusal(verdict);
  const text = cardAnswerText(card, answer);
  await keepCardAnswer(tx, { locationId, id: checkId }, cardId, { text, at: now });
  return {
    locationId,
    answer: { cardId, text },
    subject: `card:${cardId}`,
    before: null,
    after: { service: result.service, card: card.summary, answer: text },
    messages: [
      {
        kind: 'cds-feedback',
        idempotencyKey: messageKey.cardAnswered(cardId),
        payload: {
          configured: result.configured,
          serviceId: result.serviceId,
          body: cardFeedback(card, answer, now),
        },
      },
    ],
  };
}
