import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { failure, failureCodes, invalidInput, toExtensions } from '../base/failure/index.js';
import { readAnswer, unavailable } from './index.js';

const unreadable = {
  ok: false,
  failure: {
    code: 'UNAVAILABLE',
    message: 'Signa did not respond. Check your connection and try again.',
    issues: [],
    data: {},
  },
};

describe('an answer', () => {
  it('A-010 is the data of the operation', () => {
    expect(readAnswer<'LocationCount'>({ data: { locationCount: 4 } })).toEqual({
      ok: true,
      data: { locationCount: 4 },
    });
    expect(readAnswer<'LocationCount'>({ data: { locationCount: 4 }, errors: [] })).toMatchObject({ ok: true });
  });

  it('A-015 with an error is a failure with its code, message, fields and data', () => {
    const issues = [{ path: 'refills', code: 'too-many', message: 'Must be at most 11' }];
    const error = { message: 'Must be at most 11', extensions: toExtensions(invalidInput(issues)) };
    expect(readAnswer({ data: null, errors: [error] })).toEqual({ ok: false, failure: invalidInput(issues) });
    const conflict = failure('CONFLICT', 'Somebody saved this before you.', { version: 4 });
    const sent = { message: conflict.message, extensions: toExtensions(conflict) };
    expect(readAnswer({ errors: [sent] })).toEqual({ ok: false, failure: conflict });
  });

  it('A-015 is never a success when it has both data and an error', () => {
    const answer = readAnswer({ data: { locationCount: 4 }, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(answer).toEqual({ ok: false, failure: failure('FORBIDDEN') });
  });

  it('A-017 keeps the message of an error with an unknown code', () => {
    expect(readAnswer({ errors: [{ message: 'Bad gateway', extensions: { code: 'OOPS' } }] })).toEqual({
      ok: false,
      failure: unavailable('Bad gateway'),
    });
  });

  it.each([
    undefined,
    null,
    '<html>',
    7,
    [],
    {},
    { data: null },
    { errors: 'no' },
    { errors: ['no'] },
    { errors: [{}] },
  ])('A-017 that is %j is unreadable, and says so', (json) => {
    expect(readAnswer(json)).toEqual(unreadable);
  });

  it('A-015 omits invalid issues', () => {
    const extensions = { code: 'BAD_USER_INPUT', issues: [{ path: 'refills' }, null, 'x'] };
    expect(readAnswer({ errors: [{ message: 'No', extensions }] })).toEqual({
      ok: false,
      failure: failure('BAD_USER_INPUT', 'No'),
    });
  });

  test.prop([fc.jsonValue()])('A-017 is always either data or a readable failure', (json) => {
    const answer = readAnswer(json);
    if (!answer.ok) expect(answer.failure.message.trim()).not.toBe('');
  });

  const text = fc.string().filter((message) => message.trim() === message && message !== '');
  test.prop([fc.constantFrom(...failureCodes), text, fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.integer())])(
    'A-015 is the failure that was sent',
    (code, message, data) => {
      const sent = failure(code, message, data);
      const json: unknown = JSON.parse(JSON.stringify({ errors: [{ message, extensions: toExtensions(sent) }] }));
      expect(readAnswer(json)).toEqual({ ok: false, failure: sent });
    },
  );
});
