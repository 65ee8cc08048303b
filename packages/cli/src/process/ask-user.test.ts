import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askUser } from './ask-user.js';

it.each([
  ['yes\n', 'yes'],
  ['', ''],
])('A-196 reads one line, and treats the end of the input as an empty answer: %j', async (typed, answer) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  expect(await askUser('Switch it? ', { input, output })).toBe(answer);
  expect(String(output.read())).toContain('Switch it? ');
});
