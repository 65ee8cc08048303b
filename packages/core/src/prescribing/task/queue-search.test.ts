import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { queueSearchIssues, queueWords } from './index.js';

const phones = (search: string) => queueWords(search).map(({ phone }) => phone);

describe('queue search', () => {
  it('P-150 is parsed word by word, in lowercase', () => {
    expect(queueWords('  Otis  GABApentin, O’Neil - ').map(({ text }) => text)).toEqual([
      'otis',
      'gabapentin',
      "o'neil",
    ]);
    expect(queueWords(' · – # ')).toEqual([]);
  });

  it.each([
    ['518-555-0142', ['5185550142']],
    ['(518) 555-0142', ['518', '5550142']],
    ['518.555.01 42', ['51855501', '42']],
    ['+1-518-555-0142', ['5185550142']],
    ['15185550142', ['5185550142']],
    ['25185550142', ['25185550142']],
    ['otis 555', [null, '555']],
    ['gabapentin 50', [null, null]],
    ['50', ['50']],
    ['555x', [null]],
  ])('P-150 parses a phone in any format: %j', (search, expected) => expect(phones(search)).toEqual(expected));

  it('P-150 accepts 100 characters, trimmed', () => {
    expect(queueSearchIssues(` ${'a'.repeat(100)} `)).toEqual([]);
    expect(queueSearchIssues('a'.repeat(101))).toEqual([
      { path: 'nameFilter', code: 'too-long', message: 'Search text must be at most 100 characters' },
    ]);
  });

  test.prop([fc.string()])('P-150 a phone consists of digits only', (search) => {
    for (const phone of phones(search)) expect(phone ?? '0').toMatch(/^\d+$/);
  });
});
