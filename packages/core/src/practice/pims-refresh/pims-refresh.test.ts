import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type PimsConnectionType, pimsConnectionTypes } from '../pims-connection/index.js';
import {
  clientsAtOnce,
  dueRecords,
  freshnessText,
  openFor,
  type RefreshCandidate,
  refreshEvery,
  restAfterFault,
} from './index.js';

const now = '2026-11-20T15:00:00.000Z';
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString();
const record = (id: string, over: Partial<RefreshCandidate> = {}): RefreshCandidate => ({
  id,
  readAt: ago(50),
  reportedAt: null,
  openedAt: null,
  hasRequests: false,
  ...over,
});
const ids = (records: readonly RefreshCandidate[], most = 10) => dueRecords(records, now, most).map(({ id }) => id);

describe('the refresh rate', () => {
  it('C-260 uses half of what the partner allows', () => {
    expect(refreshEvery('EZYVET')).toBe(5334);
    expect(refreshEvery('DIGITAIL')).toBe(1800);
    expect(refreshEvery('SHEPHERD')).toBe(4000);
    const clientsAMinute = (type: PimsConnectionType) => Math.floor(60_000 / refreshEvery(type)) * clientsAtOnce;
    expect(clientsAMinute('EZYVET')).toBe(550);
    expect(clientsAMinute('DIGITAIL')).toBe(1650);
    expect(clientsAMinute('ACT')).toBe(750);
    expect(clientsAtOnce).toBe(50);
    for (const type of pimsConnectionTypes) expect(refreshEvery(type)).toBeGreaterThanOrEqual(1800);
  });

  it('C-262 waits after a failure as long as the partner requests, else doubles with each failure, at most a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 5000].map((faults) => restAfterFault(faults, null))).toEqual([
      5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000,
    ]);
    expect(restAfterFault(1, 30)).toBe(30_000);
    expect(restAfterFault(1, 0)).toBe(1000);
    expect(restAfterFault(1, 86_400)).toBe(60_000);
  });
});

describe('the next records to refresh', () => {
  it('C-261 are those reported as changed, then open ones, then those with requests, then the others, longest unread first', () => {
    const records = [
      record('rest', { readAt: ago(300) }),
      record('never', { readAt: null }),
      record('waits', { hasRequests: true }),
      record('open', { openedAt: ago(60), readAt: ago(20), hasRequests: true }),
      record('told', { reportedAt: ago(1), readAt: ago(2) }),
      record('waits longer', { hasRequests: true, readAt: ago(99) }),
    ];
    expect(ids(records)).toEqual(['told', 'open', 'waits longer', 'waits', 'never', 'rest']);
  });

  it('C-261 exclude those read recently: 15 seconds for open ones, 45 for others', () => {
    const opened = { openedAt: ago(60) };
    expect(ids([record('a', { ...opened, readAt: ago(14.999) }), record('b', { ...opened, readAt: ago(15) })])).toEqual(
      ['b'],
    );
    expect(ids([record('a', { readAt: ago(44.999) }), record('b', { readAt: ago(45) })])).toEqual(['b']);
    const closed = { openedAt: ago(openFor / 1000), readAt: ago(20) };
    expect(ids([record('a', closed)])).toEqual([]);
    expect(ids([record('a', { readAt: ago(1), hasRequests: true })])).toEqual([]);
  });

  it('C-261 include a quarter of the longest unread', () => {
    const open = Array.from({ length: 8 }, (_, at) => record(`open ${at}`, { openedAt: ago(1) }));
    const rest = [record('old', { readAt: ago(500) }), record('older', { readAt: ago(900) })];
    expect(ids([...open, ...rest], 8)).toEqual([
      ...['open 0', 'open 1', 'open 2', 'open 3', 'open 4', 'open 5'],
      'older',
      'old',
    ]);
    expect(ids([...open, ...rest], 3)).toEqual(['open 0', 'open 1', 'open 2']);
  });

  const seconds = fc.option(fc.integer({ min: 0, max: 900 }), { nil: null });
  const candidate = fc
    .record({ read: seconds, told: seconds, opened: seconds, hasRequests: fc.boolean() })
    .map(({ read, told, opened, hasRequests }) => ({
      readAt: read === null ? null : ago(read),
      reportedAt: told === null ? null : ago(told),
      openedAt: opened === null ? null : ago(opened),
      hasRequests,
    }));
  const candidates = fc
    .array(candidate, { maxLength: 40 })
    .map((all) => all.map((one, at): RefreshCandidate => ({ ...one, id: String(at) })));

  test.prop([candidates, fc.integer({ min: 1, max: 50 })])(
    'C-261 never exceed the batch, contain no duplicates, and fill it while records are due',
    (all, most) => {
      const found = ids(all, most);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBe(Math.min(most, ids(all, all.length).length));
    },
  );

  test.prop([candidates, fc.integer({ min: 4, max: 50 })])(
    'C-261 always include the longest unread of all due records',
    (all, most) => {
      const due = dueRecords(all, now, all.length);
      fc.pre(due.length > 0);
      const readAt = (one: RefreshCandidate) => (one.readAt === null ? 0 : Date.parse(one.readAt));
      const oldest = Math.min(...due.map(readAt));
      expect(Math.min(...dueRecords(all, now, most).map(readAt))).toBe(oldest);
    },
  );
});

describe('the freshness of a record as text', () => {
  it('C-263 shows when it was read, and since when the practice system has not responded', () => {
    const readAt = '2026-11-20T13:14:00.000Z';
    expect(freshnessText({ readAt, failingSince: null }, null)).toBe('PIMS as of 11-20-2026 08:14 AM');
    expect(freshnessText({ readAt, failingSince: '2026-11-20T13:20:00.000Z' }, 'UTC')).toBe(
      'PIMS has not responded since 11-20-2026 01:20 PM. PIMS as of 11-20-2026 01:14 PM',
    );
  });
});
