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
});

it('leaves out a value that an error quotes, in its trace and its cause too', () => {
  const inner = Object.assign(new Error('invalid input syntax for type date: "Clementine"'), { code: '22007' });
  const facts = JSON.stringify(errorFacts(new Error('outer', { cause: inner })));
  expect(facts).toContain('22007');
  expect(facts).not.toContain('Clementine');
  expect(errorFacts('Clementine')).toEqual({ message: 'string was thrown' });
});
