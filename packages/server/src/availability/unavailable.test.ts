import { unavailableTexts } from '@signa/core/base';
import { describe, expect, it } from 'vitest';
import { type Unavailable, unavailableFailure, unavailableOf } from './unavailable.js';

const withCode = (code: string) => Object.assign(new Error('as the database says it'), { code });

describe('database errors', () => {
  it.each<[string, Unavailable | null]>([
    ['08006', 'away'],
    ['57P01', 'away'],
    ['57P03', 'away'],
    ['53300', 'away'],
    ['ECONNREFUSED', 'away'],
    ['ECONNRESET', 'away'],
    ['53100', 'full'],
    ['53200', 'full'],
    ['58030', 'full'],
    ['25006', 'full'],
    ['ENOSPC', 'full'],
    ['57014', 'slow'],
    ['23505', null],
    ['22P02', null],
    ['40001', null],
    ['55P03', null],
  ])('A-470 %s reports that it is %s', (code, kind) => {
    expect(unavailableOf(withCode(code))).toBe(kind);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('A-470 one without a code is recognized by its message: %s', (words) => {
    expect(unavailableOf(new Error(words))).toBe('away');
  });

  it('A-470 one caused by a bug does not', () => {
    expect(unavailableOf(new TypeError('x is not a function'))).toBeNull();
    expect(unavailableOf('57P01')).toBeNull();
  });

  it('A-470 have their own message, a retry time, and their cause for the log', () => {
    const failures = (['away', 'full', 'slow'] as const).map((kind) => unavailableFailure(kind, withCode('x')));
    expect(failures.map(({ message }) => message)).toEqual(Object.values(unavailableTexts));
    expect(failures.map(({ data }) => data)).toEqual([{ retryAfter: 5 }, { retryAfter: 60 }, { retryAfter: 10 }]);
    expect(failures.map(({ cause }) => (cause as { code: string }).code)).toEqual(['x', 'x', 'x']);
  });
});
