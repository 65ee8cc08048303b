import { expect, it } from 'vitest';
import { errorFacts } from './log.js';

it('keeps what helps to repair, and no value of a row', () => {
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

it('leaves out a value that an error quotes, in its trace and its cause too', () => {
  const inner = Object.assign(new Error('invalid input syntax for type date: "Clementine"'), { code: '22007' });
  const outer = errorFacts(new TypeError('outer', { cause: inner }));
  expect(outer).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    stack: expect.stringContaining('log.test') as string,
  });
  expect(outer['cause']).toMatchObject({
    ...{ type: 'Error', message: 'a value did not fit', code: '22007' },
    stack: expect.stringMatching(/^Error: a value did not fit\n.*log\.test/s) as string,
  });
  const facts = JSON.stringify(outer);
  expect(facts).not.toContain('Clementine');
  expect(errorFacts('Clementine')).toEqual({ message: 'string was thrown' });
});
