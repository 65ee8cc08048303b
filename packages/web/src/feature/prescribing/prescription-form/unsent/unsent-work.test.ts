import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUnsentStore } from './unsent-store';
import { deleteAllUnsent, keepUnsent, keepUnsentNow, unsentWork, watchPage } from './unsent-work';

const key = { locationUserId: '7', locationId: '3', subject: 'draft/12' };
const work = { typed: { directions: 'Give 1 tablet' }, basis: '1', at: '2026-11-20T14:00:00.000Z' };
const inAnotherTab = () => createUnsentStore({ storage: () => localStorage, page: 'another' });

describe('unsent work of this page', () => {
  afterEach(() => {
    vi.useRealTimers();
    deleteAllUnsent();
  });

  it('P-152 is available immediately, and to other tabs shortly after the last keystroke', () => {
    vi.useFakeTimers();
    keepUnsent(key, work);
    expect(unsentWork(key)).toMatchObject(work);
    expect(inAnotherTab().work(key)).toBeNull();
    vi.runAllTimers();
    expect(inAnotherTab().work(key)).toMatchObject(work);
  });

  it('P-152 is stored if the page closes before that', () => {
    const stop = watchPage();
    keepUnsent(key, work);
    window.dispatchEvent(new Event('pagehide'));
    expect(inAnotherTab().work(key)).toMatchObject(work);
    stop();
  });

  it('A-017 is stored before its action is sent', () => {
    keepUnsentNow(key, work);
    expect(inAnotherTab().work(key)).toMatchObject(work);
  });

  it('P-152 is updated when another tab sends it', () => {
    const stop = watchPage();
    keepUnsentNow(key, work);
    const name = Object.keys(localStorage).find((each) => each.startsWith('unsent')) ?? null;
    inAnotherTab().forget(key);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
    expect(unsentWork(key)).toBeNull();
    stop();
    expect(inAnotherTab().work(key)).toBeNull();
  });
});
