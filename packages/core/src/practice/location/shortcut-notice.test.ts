import { expect, it } from 'vitest';
import { shortcutDeleteTexts, shortcutDoneNotice, shortcutFailedNotice } from './shortcut-notice.js';

it('A-138 confirms what was done, or shows why not', () => {
  expect((['Add', 'Edit', 'Delete'] as const).map((act) => shortcutDoneNotice(act).title)).toEqual([
    'Add shortcut Successfully',
    'Edit shortcut Successfully',
    'Delete shortcut Successfully',
  ]);
  expect(shortcutFailedNotice('Delete', 'Shortcut not found')).toEqual({
    status: 'error',
    title: 'Error Delete shortcut',
    description: 'Shortcut not found',
  });
  expect(shortcutDeleteTexts).toEqual({ title: 'Confirm Delete?', no: 'No', yes: 'Yes' });
});
