import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type CardAnswer,
  cardAnswerText,
  cardFeedback,
  carriedAnswers,
  checkCardAnswer,
  type ExternalCard,
  isAnswerable,
} from './index.js';

const card: ExternalCard = {
  id: 'ours',
  uuid: '4e0a3a1e-3283-4575-ab82-028d55fe2719',
  summary: 'Too much',
  detail: null,
  indicator: 'critical',
  source: { label: 'Dosing Desk', link: null },
  links: [],
  suggestions: [
    { label: 'Give 25 mg', uuid: 'e56e1945-20b3-4393-8503-a1a20fd73152' },
    { label: 'Give none', uuid: null },
  ],
  overrideReasons: [
    { code: 'refused', system: 'https://desk.example/reasons', display: 'Owner refused' },
    { code: 'other', system: null, display: 'Another reason' },
  ],
};
const at = '2026-11-27T12:00:00.000Z';
const dismissed = (reason: string | null, comment: string | null = null): CardAnswer => ({
  outcome: 'overridden',
  reason,
  comment,
});

it('P-431 reports a followed suggestion by its UUID', () => {
  const answer: CardAnswer = { outcome: 'accepted', suggestion: 'e56e1945-20b3-4393-8503-a1a20fd73152' };
  expect(cardFeedback(card, answer, at)).toEqual({
    feedback: [
      {
        card: card.uuid,
        outcome: 'accepted',
        acceptedSuggestions: [{ id: 'e56e1945-20b3-4393-8503-a1a20fd73152' }],
        outcomeTimestamp: at,
      },
    ],
  });
  expect(cardAnswerText(card, answer)).toBe('Followed: Give 25 mg');
});

it('P-431 reports a dismissed card with its reason and the comment, or with neither', () => {
  const reported = (answer: CardAnswer) => cardFeedback(card, answer, at).feedback[0].overrideReason;
  expect(reported(dismissed('refused', ' Discussed. '))).toEqual({
    reason: { code: 'refused', system: 'https://desk.example/reasons' },
    userComment: 'Discussed.',
  });
  expect(reported(dismissed('other'))).toEqual({ reason: { code: 'other' } });
  expect(reported(dismissed(null, 'Given before'))).toEqual({ userComment: 'Given before' });
  expect(cardFeedback(card, dismissed(null), at).feedback[0]).toEqual({
    card: card.uuid,
    outcome: 'overridden',
    outcomeTimestamp: at,
  });
  expect(cardAnswerText(card, dismissed('refused', 'Discussed'))).toBe('Dismissed: Owner refused. Discussed');
  expect(cardAnswerText(card, dismissed(null))).toBe('Dismissed without a reason');
});

it('P-431 takes no answer that the card does not offer', () => {
  const wrong: readonly CardAnswer[] = [
    { outcome: 'accepted', suggestion: 'another' },
    dismissed('unknown'),
    dismissed(null, 'x'.repeat(301)),
  ];
  for (const answer of wrong) {
    expect(checkCardAnswer(card, answer).allowed).toBe(false);
    expect(() => cardFeedback(card, answer, at)).toThrow(RangeError);
  }
});

it('P-431 carries an answer over to the same card of a later check, the newest first', () => {
  const of = (service: string, ...cards: readonly ExternalCard[]) => ({ service, cards, notChecked: [] });
  const again = { ...card, id: 'again' };
  const urgent = { ...card, id: 'urgent', indicator: 'info' as const };
  const earlier: Parameters<typeof carriedAnswers<string>>[1] = [
    { results: [of('Desk', { ...card, id: 'b' })], answers: { b: 'second' } },
    { results: [of('Desk', { ...card, id: 'a' })], answers: { a: 'first' } },
  ];
  expect(carriedAnswers([of('Desk', again, urgent), of('Other', { ...card, id: 'other' })], earlier)).toEqual({
    again: 'second',
  });
  expect(carriedAnswers([of('Desk', again)], [{ results: [of('Desk', card)], answers: {} }])).toEqual({});
});

it('P-431 a card without a UUID is never reported', () => {
  const anonymous = { ...card, uuid: null };
  expect(isAnswerable(anonymous)).toBe(false);
  const answers: fc.Arbitrary<CardAnswer> = fc.oneof(
    fc.string().map((suggestion) => ({ outcome: 'accepted', suggestion }) as const),
    fc.option(fc.string()).map((comment) => ({ outcome: 'overridden', reason: null, comment }) as const),
  );
  fc.assert(
    fc.property(answers, (answer) => {
      expect(checkCardAnswer(anonymous, answer).allowed).toBe(false);
      expect(() => cardFeedback(anonymous, answer, at)).toThrow(RangeError);
    }),
  );
});
