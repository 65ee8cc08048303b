import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decided, type DecisionTable } from './decision-table.js';

type Facts = Readonly<Record<'a' | 'b' | 'c', number>>;

const three = { heading: '', values: { none: 0, one: 1, two: 2 } };
const combinations = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => ({ a, b, c }))));
const wordsOf = ({ a, b, c }: Facts) => [a, b, c].map((value) => ['none', 'one', 'two'][value] ?? '');

const table = (decide: (facts: Facts) => readonly string[] | null): DecisionTable<Facts> => ({
  title: '',
  about: '',
  requirements: [],
  rule: '',
  facts: { a: three, b: three, c: three },
  outcomes: [''],
  decide,
});

it("A-374 checks the rule for every combination, each of which is in exactly one row with the rule's result", () => {
  const answers = fc.array(fc.constantFrom('yes', 'no', 'maybe', null), { minLength: 27, maxLength: 27 });
  fc.assert(
    fc.property(answers, (given) => {
      const answerOf = ({ a, b, c }: Facts) => given[a * 9 + b * 3 + c] ?? null;
      const { rows, calls } = decided(
        table((facts) => {
          const answer = answerOf(facts);
          return answer === null ? null : [answer];
        }),
      );
      expect(calls).toBe(27);
      for (const facts of combinations.filter((some) => answerOf(some) !== null)) {
        const words = wordsOf(facts);
        const meant = rows.filter(({ values }) =>
          values.every((value, index) => value === null || value.includes(words[index] ?? '')),
        );
        expect(meant.map(({ outcome }) => outcome)).toEqual([[answerOf(facts)]]);
      }
    }),
  );
});

it('A-374 merges values with the same result, and omits a fact that does not matter', () => {
  const { rows } = decided(table(({ a, c }) => [a > 0 && c === 2 ? 'yes' : 'no']));
  expect(rows).toEqual([
    { values: [['none'], null, null], outcome: ['no'] },
    { values: [['one', 'two'], null, ['none', 'one']], outcome: ['no'] },
    { values: [['one', 'two'], null, ['two']], outcome: ['yes'] },
  ]);
});
