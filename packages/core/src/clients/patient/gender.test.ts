import { describe, expect, it } from 'vitest';
import { genderWord } from './gender.js';

describe('the gender of a patient', () => {
  it.each([
    ['M', 'Male'],
    ['F', 'Female'],
    ['S', 'Spayed'],
    ['N', 'Neutered'],
    ['U', null],
    ['O', null],
    [null, null],
  ])('%s is shown as %s next to species and breed', (code, word) => {
    expect(genderWord(code)).toBe(word);
  });
});
