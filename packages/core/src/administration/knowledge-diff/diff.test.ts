import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conflictGrades } from '../../safety/signing/index.js';
import type { Alert } from '../report/index.js';
import { openDiffCounter } from './diff.js';

const alert = (rule: string, grade: Alert['grade']): Alert => ({ rule, grade });

it('P-407 counts what appeared, vanished, was raised and was lowered, by rule', () => {
  const counter = openDiffCounter();
  counter.add({ before: [alert('table:A', 'serious')], after: [alert('table:A', 'worth-knowing')] });
  counter.add({ before: [], after: [alert('table:B', 'contraindicated')] });
  counter.add({ before: [alert('table:A', 'serious')], after: [alert('table:B', 'worth-knowing')] });
  counter.add({ before: [alert('table:C', 'worth-knowing')], after: [alert('table:C', 'worth-knowing')] });
  counter.add({ before: [alert('table:C', 'worth-knowing')], after: [alert('table:C', 'serious')] });
  expect(counter.diff()).toEqual({
    checked: 5,
    before: { alerted: 4, interrupted: 2 },
    after: { alerted: 5, interrupted: 2 },
    newlyInterrupted: 2,
    noLongerInterrupted: 2,
    rules: [
      { rule: 'table:A', appeared: 0, vanished: 1, raised: 0, lowered: 1 },
      { rule: 'table:B', appeared: 2, vanished: 0, raised: 0, lowered: 0 },
      { rule: 'table:C', appeared: 0, vanished: 0, raised: 1, lowered: 0 },
    ],
  });
});

const alerts = fc.uniqueArray(
  fc.record({ rule: fc.constantFrom('table:A', 'table:B', 'dose:x'), grade: fc.constantFrom(...conflictGrades) }),
  { selector: ({ rule }) => rule },
);
const compared = fc.array(fc.record({ before: alerts, after: alerts }), { maxLength: 30 });

it('P-407 a package compared with itself changes nothing', () => {
  fc.assert(
    fc.property(compared, (checks) => {
      const counter = openDiffCounter();
      for (const { before } of checks) counter.add({ before, after: [...before].reverse() });
      const { before, after, ...rest } = counter.diff();
      expect(after).toEqual(before);
      expect(rest).toEqual({ checked: checks.length, newlyInterrupted: 0, noLongerInterrupted: 0, rules: [] });
    }),
  );
});

it('P-407 the way back is the reverse of the way there', () => {
  fc.assert(
    fc.property(compared, (checks) => {
      const [there, back] = [openDiffCounter(), openDiffCounter()];
      for (const { before, after } of checks) {
        there.add({ before, after });
        back.add({ before: after, after: before });
      }
      const reversed = back.diff();
      expect(there.diff()).toEqual({
        checked: reversed.checked,
        before: reversed.after,
        after: reversed.before,
        newlyInterrupted: reversed.noLongerInterrupted,
        noLongerInterrupted: reversed.newlyInterrupted,
        rules: reversed.rules.map(({ rule, appeared, vanished, raised, lowered }) => ({
          rule,
          appeared: vanished,
          vanished: appeared,
          raised: lowered,
          lowered: raised,
        })),
      });
    }),
  );
});
