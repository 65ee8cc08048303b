import { expect, it } from 'vitest';
import { errorFacts, openLog } from './log.js';

it('keeps what helps to diagnose an error, and no value of a row', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "task_uuid"'), {
    code: '23505',
    constraint: 'task_uuid',
    table: 'task',
    detail: 'Key (name)=(Clementine) already exists.',
    query: 'insert into task',
    params: ['Clementine'],
  });
  expect(errorFacts(error)).toMatchObject({
    code: '23505',
    constraint: 'task_uuid',
    table: 'task',
    message: error.message,
  });
  expect(JSON.stringify(errorFacts(error))).not.toContain('Clementine');
  expect(errorFacts(error)['stack']).toBe(error.stack);
  expect(Object.keys(errorFacts(error)).sort()).toEqual(['code', 'constraint', 'message', 'stack', 'table', 'type']);
});

it('C-287 removes terminal control characters from untrusted input, and each line is equivalent JSON', () => {
  const lines: string[] = [];
  const reason = 'a token of type \u009B2J\u202Etwj\u001B[0m';
  openLog('info', { write: (line) => void lines.push(line) }).warn({ reason }, 'a token was rejected');
  expect(lines.join('')).toMatch(/^[^\p{Cc}\u202E]+\n$/u);
  expect(JSON.parse(lines.join(''))).toMatchObject({ reason, msg: 'a token was rejected' });
});

it('omits a value quoted by an error, in its stack trace and cause too', () => {
  const inner = Object.assign(new Error('invalid input syntax for type date: "Clementine"'), { code: '22007' });
  const outer = errorFacts(new TypeError('outer', { cause: inner }));
  expect(outer).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    stack: expect.stringContaining('log.test') as string,
  });
  expect(outer['cause']).toMatchObject({
    ...{ type: 'Error', message: 'invalid value', code: '22007' },
    stack: expect.stringMatching(/^Error: invalid value\n.*log\.test/s) as string,
  });
  const facts = JSON.stringify(outer);
  expect(facts).not.toContain('Clementine');
  expect(errorFacts('Clementine')).toEqual({ message: 'a value of type string was thrown' });
});
