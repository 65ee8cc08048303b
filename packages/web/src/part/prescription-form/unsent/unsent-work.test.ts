import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetAllUnsent, forgetUnsent, keepUnsent, unsentWork } from './unsent-work';

const key = { locationUserId: '7', locationId: '3', subject: '12' };
const work = { typed: { directions: 'Give 1 tablet' }, basis: '1', at: '2026-11-20T14:00:00.000Z' };

describe('unsent work', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    forgetAllUnsent();
  });

  it('P-152 comes back as it was typed, until it is forgotten', () => {
    expect(unsentWork(key)).toBeNull();
    keepUnsent(key, work);
    expect(unsentWork(key)).toEqual(work);
    forgetUnsent(key);
    expect(unsentWork(key)).toBeNull();
  });

  it('P-001 is never shown to another person, at another location or on something else', () => {
    const ids = fc.string({ maxLength: 6 });
    const keys = fc.record({ locationUserId: ids, locationId: ids, subject: ids });
    fc.assert(
      fc.property(keys, keys, (mine, other) => {
        forgetAllUnsent();
        keepUnsent(mine, work);
        const isSame = JSON.stringify(mine) === JSON.stringify(other);
        expect(unsentWork(other)).toEqual(isSame ? work : null);
      }),
    );
  });

  it('P-152 survives a browser without room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepUnsent(key, work);
    expect(unsentWork(key)).toEqual(work);
  });

  it('P-152 ignores what it cannot read', () => {
    sessionStorage.setItem('unsent:7:3:12', '{');
    expect(unsentWork(key)).toBeNull();
  });

  it('A-007 leaves nothing behind on sign-out, and nothing else is touched', () => {
    sessionStorage.setItem('another', 'kept');
    keepUnsent(key, work);
    forgetAllUnsent();
    expect(unsentWork(key)).toBeNull();
    expect(sessionStorage.getItem('another')).toBe('kept');
  });
});
