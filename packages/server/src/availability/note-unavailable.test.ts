import { expect, it, vi } from 'vitest';
import { openUnavailableNotes } from './note-unavailable.js';
import type { Log } from '../observe/log.js';

it('A-470 a database that is away is written once a minute, however many calls it fails, and each kind by itself', () => {
  const log = { error: vi.fn(), warn: vi.fn() };
  let now = 0;
  const note = openUnavailableNotes(log as unknown as Log, () => now);
  const error = new Error('gone');
  for (now = 0; now < 60_000; now += 1_000) note('away', error);
  note('full', error);
  note('slow', error);
  expect(log.error.mock.calls).toEqual([
    [{ error }, 'the database does not answer'],
    [{ error }, 'the database keeps nothing new'],
  ]);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ error }, 'a statement ran for too long and was stopped');
  now = 60_001;
  note('away', error);
  expect(log.error).toHaveBeenCalledTimes(3);
});
