import { expect, it } from 'vitest';
import { weightAge } from './index.js';

const zone = 'America/New_York';

it('C-206 shows when a weight was recorded, as a day at the location, and by whom', () => {
  expect(weightAge({ at: '2026-03-02T03:00:00.000Z', by: 'Ann Lee' }, '2026-03-02', zone)).toEqual({
    text: 'Recorded 03-01-2026 by Ann Lee.',
    isOld: false,
  });
  expect(weightAge({ at: '2026-03-02T15:00:00.000Z', by: null }, '2026-03-02', zone).text).toBe('Recorded 03-02-2026.');
});

it('C-206 marks a weight older than a year, but not one from exactly a year ago', () => {
  const at = '2025-03-02T15:00:00.000Z';
  expect(weightAge({ at, by: null }, '2026-03-02', zone).isOld).toBe(false);
  expect(weightAge({ at, by: 'Ann Lee' }, '2026-03-03', zone)).toEqual({
    text: 'Recorded 03-02-2025 by Ann Lee, more than a year ago.',
    isOld: true,
  });
});
