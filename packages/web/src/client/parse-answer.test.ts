import { fc, test } from '@fast-check/vitest';
import { unsafeIssue, withoutUnsafe } from '@signa/core/base';
import { expect, it } from 'vitest';
import { parseAnswer } from './parse-answer';

const piece = fc.constantFrom(
  '\u202E',
  '\u2066',
  '\u009B',
  '\u001B',
  '\b',
  '\f',
  '\\b',
  '\\u202e',
  'Zoë',
  '"',
  '\n',
  ' ',
);
const stored = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

test.prop([fc.array(fc.record({ name: stored, count: fc.integer() }))])(
  'C-288 removes bidirectional control characters from stored texts and changes nothing else',
  (rows) => {
    const expected = rows.map(({ name, count }) => ({ name: withoutUnsafe(name), count }));
    expect(parseAnswer(JSON.stringify({ rows }))).toEqual({ rows: expected });
  },
);

it('C-288 treats raw and escaped characters alike', () => {
  for (const text of ['{"a":"x\u202Ey"}', '{"a":"x\\u202Ey"}', '{"a":"x\\u202ey"}']) {
    const { a } = parseAnswer(text) as { a: string };
    expect([a, unsafeIssue(a, 'a')]).toEqual(['xy', null]);
  }
});
