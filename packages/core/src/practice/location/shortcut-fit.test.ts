import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beyondField, beyondFieldText, shortcutPurposes } from './shortcut-fit.js';
import { checkShortcut, shortcutLimits } from './shortcut.js';
import { shortcutTypes } from './location.js';

it('A-137 says of a note that is longer than its field by how much', () => {
  expect(beyondFieldText('NP', 'x'.repeat(100))).toBeNull();
  expect(beyondFieldText('NC', `  ${'x'.repeat(100)}\n`)).toBeNull();
  expect(beyondFieldText('NP', 'x'.repeat(104))).toBe(
    'Notes on a prescription hold 100 characters: this one is 4 too long to be applied whole.',
  );
});

it('A-137 never says so of directions that may be stored', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: shortcutLimits.details.location }), (details) => {
      const form = { shortcutType: 'SIG', label: 'Daily', details };
      if (checkShortcut(form, 'location').length === 0) expect(beyondField('SIG', details)).toBe(0);
    }),
  );
});

it('A-183 names what each type is for', () => {
  expect(shortcutTypes.map((type) => [type, shortcutPurposes[type]])).toEqual([
    ['SIG', 'Directions'],
    ['NP', 'Note to pharmacy'],
    ['NC', 'Note to client'],
  ]);
});
