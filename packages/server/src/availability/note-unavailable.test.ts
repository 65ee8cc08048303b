import { expect, it, vi } from 'vitest';
import { openUnavailableNotes } from './note-unavailable.js';
import type { Log } from '../observe/log.js';

it('A-470 logs an unavailable database once a minute, however many calls fail, and each kind separately', () => {
  const log = { error: vi.fn(), warn: vi.fn() };
  let now = 0;
  const note = openUnavailableNotes(log as unknown as Log, () => now);
  const error = new Error('gone');
  for (now = 0; now < 60_000; now += 1_000) note('away', error);
  note('full', error);
  note('slow', error);
  expect(log.error.mock.calls).toEqual([
    [{ error }, 'the database does not respond'],
    [{ error }, 'the database cannot store data'],
  ]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ error }, 'a statement ran too long and was canceled');
  now = 60_001;
  note('away', error);
  expect(log.error).toHaveBeenCalledTimes(3);
});
