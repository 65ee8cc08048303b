import { expect, it } from 'vitest';
import { checkShortcut } from './shortcut.js';

const form = { shortcutType: 'SIG', label: 'Twice daily', details: 'Give by mouth twice daily.' };

const paths = (label: string, details: string, kind: 'location' | 'global' = 'location') =>
  checkShortcut({ ...form, label, details }, kind).map(({ path, message }) => [path, message]);

it('A-136 requires a type, and a label of 3 to 30 characters that is not blank', () => {
  expect(checkShortcut(form, 'location')).toEqual([]);
  expect(checkShortcut({ ...form, shortcutType: 'XX' }, 'location').map(({ path }) => path)).toEqual(['shortcutType']);
  expect(paths('   ', 'x')).toEqual([['label', 'Label is required.']]);
  expect(paths(' ab ', 'x')).toEqual([['label', 'Label field is too small.']]);
  expect(paths(` ${'a'.repeat(30)} `, 'x')).toEqual([]);
  expect(paths('a'.repeat(31), 'x')).toEqual([['label', 'Enter at most 30 characters']]);
});

it('A-137 requires details, at most 620 characters for a location and 250 for a global one', () => {
  expect(paths('abc', ' ')).toEqual([['details', 'This field is required']]);
  expect(paths('abc', 'a'.repeat(620))).toEqual([]);
  expect(paths('abc', 'a'.repeat(621))).toEqual([['details', 'Enter at most 620 characters']]);
  expect(paths('abc', 'a'.repeat(250), 'global')).toEqual([]);
  expect(paths('abc', 'a'.repeat(251), 'global')).toEqual([['details', 'Enter at most 250 characters']]);
});
