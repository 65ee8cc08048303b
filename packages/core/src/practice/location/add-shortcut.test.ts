import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkAddShortcut } from './add-shortcut.js';
import { shortcutDoneNotice, shortcutFailedNotice } from './shortcut-notice.js';
import { checkShortcut } from './shortcut.js';

const found = (label: string, details: string) =>
  checkAddShortcut({ shortcutType: 'SIG', label, details }).map(({ path, message }) => [path, message]);

it('P-054 requires a label of 3 to 30 characters and details of 250 at most, both trimmed', () => {
  expect(found(' ', '')).toEqual([
    ['label', 'This field is required'],
    ['details', 'This field is required'],
  ]);
  expect(found('ab', 'x')).toEqual([['label', 'Label field is too small.']]);
  expect(found(` ${'a'.repeat(30)} `, ` ${'x'.repeat(250)} `)).toEqual([]);
  expect(found('a'.repeat(31), 'x'.repeat(251))).toEqual([
    ['label', 'Enter at most 30 characters'],
    ['details', 'Enter at most 250 characters'],
  ]);
});

it('P-054 never accepts what the server would reject for a location', () => {
  const text = fc.string({ maxLength: 700 });
  fc.assert(
    fc.property(text, text, fc.constantFrom('SIG', 'NP', 'NC', 'XX', null), (label, details, shortcutType) => {
      const form = { shortcutType, label, details };
      if (checkAddShortcut(form).length === 0) expect(checkShortcut(form, 'location')).toEqual([]);
    }),
  );
});

it('P-055 P-225 P-226 confirms that it was added, or shows why not', () => {
  expect(shortcutDoneNotice('Add').title).toBe('Add shortcut Successfully');
  expect(shortcutFailedNotice('Add', 'Label field is too small.')).toMatchObject({
    status: 'error',
    title: 'Error Add shortcut',
    description: 'Label field is too small.',
  });
});
