import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { reportedGender, normalGender } from './index.js';

describe('the sex reported by a practice system', () => {
  it.each([
    ['Female', 'F'],
    ['MARE', 'F'],
    ['male', 'M'],
    ['Stallion', 'M'],
    ['  Male  ', 'M'],
  ])('C-106 %j is %s', (reported, code) => {
    expect(normalGender(reported)).toBe(code);
  });

  it.each([
    ['Spayed', 'S'],
    ['Female Spayed', 'S'],
    ['spayed-female', 'S'],
    ['Female (spayed)', 'S'],
    ['Neutered Male', 'N'],
    ['neutered', 'N'],
    ['Male/Castrated', 'N'],
    ['Gelding', 'N'],
  ])('C-107 %j is %s', (reported, code) => {
    expect(normalGender(reported)).toBe(code);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    'F',
    'M',
    'S',
    'N',
    'FS',
    'unknown',
    'hermaphrodite',
    'femalee',
    'unspayed',
    'maleness',
  ])('C-108 %j is other', (reported) => {
    expect(normalGender(reported)).toBe('O');
  });

  it('C-108 matches whole words only', () => {
    expect(normalGender('unspayed female')).toBe('F');
    expect(normalGender('Female, not-spayedd')).toBe('F');
    expect(normalGender('male or female')).toBe('O');
    expect(normalGender('spayed or neutered')).toBe('O');
  });

  it("C-108 is read from the normalized text, else from the system's own", () => {
    expect(reportedGender({ normalizedGender: 'Female', gender: 'Male' })).toBe('F');
    expect(reportedGender({ normalizedGender: null, gender: 'Male' })).toBe('M');
    expect(reportedGender({ normalizedGender: ' ', gender: 'Male' })).toBe('M');
    expect(reportedGender({ normalizedGender: null, gender: null })).toBe('O');
  });

  const word = fc.constantFrom('female', 'Mare', 'MALE', 'stallion', 'Spayed', 'neutered', 'gelding', 'castrated');
  const between = fc.constantFrom(' ', '-', '/', ', ', ' (');
  test.prop([word, between, word])('C-106 C-107 does not depend on case or on separators', (one, gap, two) => {
    const plain = normalGender(`${one} ${two}`);
    expect(normalGender(`${one}${gap}${two}`.toUpperCase())).toBe(plain);
    expect(normalGender(`${two}${gap}${one}`.toLowerCase())).toBe(plain);
  });

  test.prop([fc.string()])('C-108 is one of five codes for any text', (reported) => {
    expect(['F', 'M', 'S', 'N', 'O']).toContain(normalGender(reported));
  });
});
