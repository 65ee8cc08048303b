import { isTooLong } from '../../base/text/index.js';
import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import type { Instant } from '../../base/time/index.js';
import type { ExternalCard } from './external-card.js';
import type { ExternalResult } from './external-check.js';

/**
 * What a vet answers to a card: a suggestion was followed, or the card was dismissed, with or without a reason. A card
 * without an answer is ignored, of which the specification allows no feedback.
 */
export type CardAnswer =
  | { readonly outcome: 'accepted'; readonly suggestion: string }
  | {
      readonly outcome: 'overridden';
      /** The code of one of the card's reasons; `null` for none of them. */
      readonly reason: string | null;
      readonly comment: string | null;
    };

/** Visible characters of a comment. */
export const cardCommentMax = 300;

/** Whether a card can be answered at all. */
export const isAnswerable = ({ uuid }: Pick<ExternalCard, 'uuid'>): boolean => uuid !== null;

/**
 * Whether an answer fits its card.
 *
 * @see P-431
 */
export function checkCardAnswer(card: ExternalCard, answer: CardAnswer): Verdict {
  if (!isAnswerable(card)) return refuse('BAD_USER_INPUT', 'The service takes no answer to this card.');
  if (answer.outcome === 'accepted')
    return card.suggestions.some(({ uuid }) => uuid === answer.suggestion)
      ? allowed
      : refuse('BAD_USER_INPUT', 'Choose one of the suggestions of this card.');
  if (answer.reason !== null && !card.overrideReasons.some(({ code }) => code === answer.reason))
    return refuse('BAD_USER_INPUT', 'Choose one of the reasons of this card.');
  if (isTooLong(answer.comment ?? '', cardCommentMax))
    return refuse('BAD_USER_INPUT', `Shorten the comment to ${cardCommentMax} characters.`);
  return allowed;
}

/** The feedback of CDS Hooks 2.0 about one card. */
export interface CardFeedback {
  readonly feedback: readonly [
    {
      readonly card: string;
      readonly outcome: CardAnswer['outcome'];
      readonly acceptedSuggestions?: readonly [{ readonly id: string }];
      readonly overrideReason?: {
        readonly reason?: { readonly code: string; readonly system?: string };
        readonly userComment?: string;
      };
      readonly outcomeTimestamp: Instant;
    },
  ];
}

/**
 * The feedback about an answered card.
 *
 * @param at - when it was answered
 * @throws RangeError for an answer that `checkCardAnswer` refuses
 * @see P-431
 */
export function cardFeedback(card: ExternalCard, answer: CardAnswer, at: Instant): CardFeedback {
  const verdict = checkCardAnswer(card, answer);
  if (!verdict.allowed || card.uuid === null) throw new RangeError('The answer does not fit the card');
  const common = { card: card.uuid, outcomeTimestamp: at };
  if (answer.outcome === 'accepted')
    return { feedback: [{ ...common, outcome: 'accepted', acceptedSuggestions: [{ id: answer.suggestion }] }] };
  const coding = card.overrideReasons.find(({ code }) => code === answer.reason);
  const comment = answer.comment?.trim() ?? '';
  const overrideReason = {
    ...(coding && { reason: { code: coding.code, ...(coding.system !== null && { system: coding.system }) } }),
    ...(comment !== '' && { userComment: comment }),
  };
  return {
    feedback: [{ ...common, outcome: 'overridden', ...(Object.keys(overrideReason).length > 0 && { overrideReason }) }],
  };
}

/** By which two cards are the same: the service, the text and the urgency. @see P-431 */
export const cardKey = (service: string, { summary, indicator }: Pick<ExternalCard, 'summary' | 'indicator'>): string =>
  JSON.stringify([service, summary, indicator]);

/** A check with the answers to its cards, by the ID of the card. */
interface AnsweredCheck<Answer> {
  readonly results: readonly ExternalResult[];
  readonly answers: Readonly<Record<string, Answer>>;
}

/**
 * Answers that were already given to the same cards: a service sends its advice again with each change of the form, and
 * a vet should not answer it twice.
 *
 * @param earlier - the newest first
 * @returns by the ID of the new card
 * @see P-431
 */
export function carriedAnswers<Answer>(
  results: readonly ExternalResult[],
  earlier: readonly AnsweredCheck<Answer>[],
): Readonly<Record<string, Answer>> {
  const known = new Map<string, Answer>();
  for (const check of earlier)
    for (const result of check.results)
      for (const card of result.cards) {
        const answer = Object.hasOwn(check.answers, card.id) ? check.answers[card.id] : undefined;
        const key = cardKey(result.service, card);
        if (answer !== undefined && !known.has(key)) known.set(key, answer);
      }
  return Object.fromEntries(
    results.flatMap((result) =>
      result.cards.flatMap((card) => {
        const answer = known.get(cardKey(result.service, card));
        return answer === undefined ? [] : [[card.id, answer]];
      }),
    ),
  );
}

/** The answer in words, for the form and the record: 'Followed: Give 25 mg', 'Dismissed: Patient refused'. */
export function cardAnswerText(card: ExternalCard, answer: CardAnswer): string {
  if (answer.outcome === 'accepted')
    return `Followed: ${card.suggestions.find(({ uuid }) => uuid === answer.suggestion)?.label ?? 'its suggestion'}`;
  const reason = card.overrideReasons.find(({ code }) => code === answer.reason)?.display ?? null;
  const words = [reason, answer.comment?.trim() || null].filter((one) => one !== null).join('. ');
  return words === '' ? 'Dismissed without a reason' : `Dismissed: ${words}`;
}
