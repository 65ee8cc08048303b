import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAttempts, unansweredAttempt } from './stored-attempt';
import { deleteAllUnsent, keepUnsent, unsentWork } from './unsent-work';

const key = { locationUserId: '7', locationId: '3', subject: 'prescription-copy/41' };
const at = '2026-11-20T14:00:00.000Z';
const attempt = { sent: '["AddPrescription",{}]', key: 'key-1' };
const attemptsOf = (place: typeof key) => storedAttempts(place, () => at);

beforeEach(() => deleteAllUnsent());

describe('an action without a response', () => {
  it('A-017 keeps its idempotency key across a page reload, until there is a response', () => {
    expect(unansweredAttempt(key)).toBeNull();
    attemptsOf(key).write(attempt);
    expect(attemptsOf(key).read()).toMatchObject(attempt);
    expect(unansweredAttempt(key)).toEqual({ ...attempt, at });
    attemptsOf(key).write(null);
    expect(unansweredAttempt(key)).toBeNull();
  });

  it('P-001 is visible only to the same user, at the same location, for the same item', () => {
    const ids = fc.string({ maxLength: 6 });
    const keys = fc.record({ locationUserId: ids, locationId: ids, subject: ids });
    fc.assert(
      fc.property(keys, keys, (mine, other) => {
        deleteAllUnsent();
        attemptsOf(mine).write(attempt);
        expect(unansweredAttempt(other) !== null).toBe(JSON.stringify(mine) === JSON.stringify(other));
      }),
    );
  });

  it('P-152 is stored beside what was typed, and neither replaces the other', () => {
    const work = { typed: { directions: 'Give 1 tablet' }, basis: '1', at };
    keepUnsent(key, work);
    attemptsOf(key).write(attempt);
    expect(unsentWork(key)).toMatchObject(work);
    attemptsOf(key).write(null);
    expect(unsentWork(key)).toMatchObject(work);
  });

  it('A-007 is deleted with everything else', () => {
    attemptsOf(key).write(attempt);
    deleteAllUnsent();
    expect(unansweredAttempt(key)).toBeNull();
  });
});
