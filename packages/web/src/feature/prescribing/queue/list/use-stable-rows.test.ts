import { compareTasks } from '@signa/core/prescribing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { group, hana, marcus, rowFor } from '../queue.test-data';
import { groupKey } from '../request/rows';
import type { RowAnswer } from './answered';
import { useStableRows } from './use-stable-rows';
import type { LatestRows } from './use-stable-rows';

const [otis, biscuit, pepper] = [rowFor('Otis'), rowFor('Biscuit'), rowFor('Pepper')];
const first = [group(marcus, [otis]), group(hana, [pepper])];
const turned = [group(hana, [pepper]), group(marcus, [otis])];
const latest = (of: Partial<LatestRows> = {}): LatestRows => ({
  groups: first,
  key: 'page 1',
  old: false,
  at: 1,
  isPendingOnly: true,
  compare: compareTasks('newest', null),
  ...of,
});

/** A list with the latest rows, which may be in use. */
function open(rows: LatestRows, isInUse: boolean) {
  const { result, rerender } = renderHook(
    ({ rows, isInUse }: { readonly rows: LatestRows; readonly isInUse: boolean }) => useStableRows(rows, isInUse),
    { initialProps: { rows, isInUse } },
  );
  return {
    stable: result,
    show: (next: LatestRows, holds = isInUse) => rerender({ rows: next, isInUse: holds }),
    order: () => result.current.groups.map(groupKey),
  };
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const declined: RowAnswer = { ...otis, status: 'VET_DECLINED' };
const orderOf = (groups: LatestRows['groups']) => (groups ?? []).map(groupKey);

describe('stable rows', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('P-256 follow each response while nobody works in the list', () => {
    const { show, order } = open(latest(), false);
    show(latest({ groups: turned, at: 2 }));
    expect(order()).toEqual(orderOf(turned));
  });

  it('P-256 keep their order while the user works in the list, and shortly after', () => {
    const { show, order } = open(latest(), true);
    show(latest({ groups: turned, at: 2 }));
    expect(order()).toEqual(orderOf(first));
    show(latest({ groups: turned, at: 2 }), false);
    pass(299);
    expect(order()).toEqual(orderOf(first));
    pass(1);
    expect(order()).toEqual(orderOf(turned));
  });

  it('P-256 keep their order across a short pause between two actions', () => {
    const { show, order } = open(latest(), true);
    show(latest({ groups: turned, at: 2 }));
    show(latest({ groups: turned, at: 2 }), false);
    pass(200);
    show(latest({ groups: turned, at: 2 }), true);
    pass(1_000);
    expect(order()).toEqual(orderOf(first));
  });

  it('P-256 accept the next response on request, and keep that order afterwards', () => {
    const { stable, show, order } = open(latest(), true);
    act(() => stable.current.release());
    show(latest({ groups: turned, at: 2 }));
    expect(order()).toEqual(orderOf(turned));
    show(latest({ groups: first, at: 3 }));
    expect(order()).toEqual(orderOf(turned));
  });

  it('P-256 keep nothing of the previous page or filter', () => {
    const { stable, show, order } = open(latest(), true);
    show(latest({ groups: turned, key: 'page 2', old: true }));
    expect(order()).toEqual(orderOf(turned));
    expect([stable.current.added, stable.current.gone.size]).toEqual([0, 0]);
    show(latest({ groups: turned, key: 'page 2', at: 2 }));
    show(latest({ groups: first, key: 'page 2', at: 3 }));
    expect(order()).toEqual(orderOf(turned));
  });

  it('P-152 count additions, flag removals, and apply both on request', () => {
    const { stable, show } = open(latest(), true);
    const changed = [group(marcus, [otis, biscuit])];
    show(latest({ groups: changed, at: 2 }));
    expect([stable.current.added, [...stable.current.gone]]).toEqual([1, [pepper.id]]);
    act(() => stable.current.update());
    expect(stable.current.groups).toEqual(changed);
  });

  it('P-256 immediately remove what the user answered, or show it as answered if other statuses are listed', () => {
    const pending = open(latest(), true);
    act(() => pending.stable.current.answer(otis.id, declined));
    expect(pending.order()).toEqual([hana.id]);
    const all = open(latest({ isPendingOnly: false }), true);
    act(() => all.stable.current.answer(otis.id, declined));
    expect(all.stable.current.groups[0]?.tasks[0]?.status).toBe('VET_DECLINED');
  });

  it('P-256 keep a client who moved up from the next page to replace an answered one', () => {
    const { stable, show, order } = open(latest(), true);
    const third = { ...marcus, id: 'third' };
    act(() => stable.current.answer(otis.id, declined));
    show(latest({ groups: [group(hana, [pepper]), group(third, [biscuit])], at: 2 }));
    expect(order()).toEqual([hana.id, 'third']);
    show(latest({ groups: [group(third, [biscuit]), group(hana, [pepper])], at: 3 }));
    expect(order()).toEqual([hana.id, 'third']);
  });
});
