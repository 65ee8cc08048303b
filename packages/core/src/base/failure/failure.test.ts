import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  failure,
  failureCodes,
  failureOf,
  failureTexts,
  invalidInput,
  isFailureCode,
  refuse,
  toExtensions,
  largeAnswerText,
  tooManyCallsText,
  unavailableTexts,
  type Issue,
} from './index.js';

const issues: Issue[] = [
  { path: 'refills', code: 'too-many', message: 'Must be at most 11' },
  { path: 'quantity', code: 'required', message: 'This field is required' },
];

describe('a failure', () => {
  it('A-015 has one of nine codes', () => {
    expect(failureCodes).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'NOT_FOUND',
      'BAD_USER_INPUT',
      'CONFLICT',
      'IMPERSONATION_EXPIRED',
      'TOO_MANY_CALLS',
      'PARTNER_UNREACHABLE',
      'UNAVAILABLE',
    ]);
    expect(isFailureCode('CONFLICT')).toBe(true);
    expect(isFailureCode('INTERNAL_SERVER_ERROR')).toBe(false);
    expect(isFailureCode(undefined)).toBe(false);
  });

  it('A-015 has its own message, or the default message of its code', () => {
    expect(failure('CONFLICT', 'Maya already answered this request.').message).toBe(
      'Maya already answered this request.',
    );
    for (const message of [undefined, '', '  ']) {
      expect(failure('NOT_FOUND', message).message).toBe(
        'This record could not be found. Reload the list and try again.',
      );
    }
  });

  it('A-015 has a default message for every code, which says what to do', () => {
    for (const code of failureCodes) expect(failureTexts[code]).toMatch(/^[A-Z].+\. .+\.$|^[A-Z].+\.$/);
    expect(new Set(Object.values(failureTexts)).size).toBe(failureCodes.length);
  });

  it('A-207 says how long to wait, and that nothing is lost', () => {
    expect(tooManyCallsText(1)).toMatch(/Wait a second and try again. Nothing you typed is lost\.$/);
    expect(tooManyCallsText(12)).toMatch(/Wait 12 seconds and try again/);
  });

  it('A-495 explains what to request instead of an answer that is too large', () => {
    expect(largeAnswerText).toMatch(/too large to show\. Request fewer entries at a time/);
  });

  it('A-470 says why the server is unavailable, what to do, and that retrying is safe', () => {
    const { away, full, slow } = unavailableTexts;
    for (const text of [away, full]) expect(text).toMatch(/Nothing you typed is lost, and nothing is saved twice\.$/);
    expect(away).toContain('Try again in a few seconds');
    expect(full).toContain('cannot save anything');
    expect(slow).toContain('Narrow your search');
  });

  it('A-015 of a refusal has its code and reason', () => {
    expect(failureOf(refuse('FORBIDDEN', 'Access to this location is revoked'))).toEqual({
      code: 'FORBIDDEN',
      message: 'Access to this location is revoked',
      issues: [],
      data: {},
    });
  });

  it('A-015 P-003 C-002 of an input names the field and has the text of the screen', () => {
    expect(invalidInput(issues)).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Must be at most 11', issues });
    expect(() => invalidInput([])).toThrow(RangeError);
  });
});

describe('the extensions of an error', () => {
  it('A-015 contain the code, and the field of a validation error', () => {
    expect(toExtensions(failure('FORBIDDEN'))).toEqual({ code: 'FORBIDDEN' });
    expect(toExtensions(invalidInput(issues))).toEqual({ code: 'BAD_USER_INPUT', field: 'refills', issues });
    expect(toExtensions(failure('CONFLICT', undefined, { version: 4 }))).toEqual({
      code: 'CONFLICT',
      data: { version: 4 },
    });
  });

  test.prop([fc.constantFrom(...failureCodes), fc.string()])('A-015 never contain the message', (code, message) => {
    expect(Object.keys(toExtensions(failure(code, message)))).toEqual(['code']);
  });
});
