import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askPerson } from './ask-person.js';

it.each([
  ['yes\n', 'yes'],
  ['', ''],
])('A-196 reads one line, and takes the end of the input for no answer: %j', async (typed, answer) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  expect(await askPerson('Switch it? ', { input, output })).toBe(answer);
  expect(String(output.read())).toContain('Switch it? ');
});
