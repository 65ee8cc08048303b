import { expect, it } from 'vitest';
import { checkShortcutChange, shortcutTypeIssue, takenLabelIssue } from './shortcut-change.js';

const stored = { type: 'SIG', details: 'x'.repeat(400), isGlobal: false } as const;
const changed = (details: string, area: 'practice' | 'support', isGlobal = false) =>
  checkShortcutChange({ shortcutType: 'SIG', label: 'Daily', details }, { ...stored, isGlobal }, area).map(
    ({ message }) => message,
  );

it('A-136 keeps the type that a shortcut was added with', () => {
  expect(shortcutTypeIssue(stored, 'SIG')).toBeNull();
  expect(shortcutTypeIssue(stored, null)).toBeNull();
  expect(shortcutTypeIssue(stored, 'NP')).toMatchObject({
    path: 'shortcutType',
    message: 'The type of a shortcut cannot be changed.',
  });
});

it('A-137 accepts 620 characters from a practice and 250 from support, who can keep a longer text of a location', () => {
  expect(changed('y'.repeat(620), 'practice')).toEqual([]);
  expect(changed('y'.repeat(621), 'practice')).toEqual(['Enter at most 620 characters']);
  expect(changed('y'.repeat(251), 'support')).toEqual(['Enter at most 250 characters']);
  expect(changed(stored.details, 'support')).toEqual([]);
  expect(changed('y'.repeat(251), 'support', true)).toEqual(['Enter at most 250 characters']);
});

it('A-468 reports type and label of a duplicate shortcut', () => {
  expect(takenLabelIssue('SIG', ' Twice a day ').message).toBe(
    "A SIG shortcut with the label 'Twice a day' already exists here. Choose another label.",
  );
});
