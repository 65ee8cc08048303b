import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beyondField, beyondFieldText, shortcutPurposes } from './shortcut-fit.js';
import { checkShortcut, shortcutLimits } from './shortcut.js';
import { shortcutTypes } from './location.js';

it('A-137 shows by how many characters a note exceeds its field', () => {
  expect(beyondFieldText('NP', 'x'.repeat(100))).toBeNull();
  expect(beyondFieldText('NC', `  ${'x'.repeat(100)}\n`)).toBeNull();
  expect(beyondFieldText('NP', 'x'.repeat(104))).toBe(
    'Notes on a prescription can have 100 characters. This shortcut is 4 too long.',
  );
});

it('A-137 never shows this for directions that can be stored', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: shortcutLimits.details.location }), (details) => {
      const form = { shortcutType: 'SIG', label: 'Daily', details };
      if (checkShortcut(form, 'location').length === 0) expect(beyondField('SIG', details)).toBe(0);
    }),
  );
});

it('A-183 describes the purpose of each type', () => {
  expect(shortcutTypes.map((type) => [type, shortcutPurposes[type]])).toEqual([
    ['SIG', 'Directions'],
    ['NP', 'Note to pharmacy'],
    ['NC', 'Note to client'],
  ]);
});
