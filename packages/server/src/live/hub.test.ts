import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, everything } from './change.js';
import { openHub } from './hub.js';

const payload = (locationId: string, ...subjects: string[]) => JSON.stringify({ locationId, subjects });

/** A hub whose batches end on demand. */
function quietHub() {
  const due: (() => void)[] = [];
  const hub = openHub((run) => due.push(run));
  const hear = (locationId: string) => {
    const heard: Change[] = [];
    return { heard, leave: hub.subscribe(locationId, (change) => heard.push(change)) };
  };
  return { hub, hear, settle: () => due.splice(0).forEach((run) => run()) };
}

describe('notification hub', () => {
  it('P-152 sends a batch at once to everyone at its location and no one else', () => {
    const { hub, hear, settle } = quietHub();
    const [here, too, there] = [hear('1'), hear('1'), hear('2')];
    hub.told(payload('1', 'task:5'));
    hub.told(payload('1', 'task:6', 'prescription:9'));
    expect(here.heard).toEqual([]);
    settle();
    const change = {
      isEverything: false,
      subjects: [
        { kind: 'task', id: '5' },
        { kind: 'task', id: '6' },
        { kind: 'prescription', id: '9' },
      ],
    };
    expect([here.heard, too.heard, there.heard]).toEqual([[change], [change], []]);
  });

  it('P-152 sends everything after notifications were lost', () => {
    const { hub, hear, settle } = quietHub();
    const [here, there] = [hear('1'), hear('2')];
    hub.told(payload('1', 'task:5'));
    hub.began();
    settle();
    expect([here.heard, there.heard]).toEqual([[everything], [everything]]);
  });

  it('sends nothing to a listener that has left', () => {
    const { hub, hear, settle } = quietHub();
    const [here, gone] = [hear('1'), hear('1')];
    hub.told(payload('1', 'task:5'));
    gone.leave();
    settle();
    expect([here.heard.length, gone.heard.length]).toEqual([1, 0]);
  });

  it('P-152 always reaches listeners of the location and never others, in any order of events', () => {
    const step = fc.oneof(
      fc.record({ at: fc.constantFrom('1', '2', '3'), id: fc.nat({ max: 99 }) }),
      fc.constant('settle' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { hub, hear, settle } = quietHub();
        const readers = new Map(['1', '2', '3'].map((id) => [id, hear(id)]));
        for (const one of steps) {
          if (one === 'settle') settle();
          else hub.told(payload(one.at, `task:${one.id}`));
        }
        settle();
        for (const [locationId, { heard }] of readers) {
          const received = steps.flatMap((one) => (one !== 'settle' && one.at === locationId ? [String(one.id)] : []));
          expect(new Set(heard.flatMap(({ subjects }) => subjects.map(({ id }) => id)))).toEqual(new Set(received));
        }
      }),
    );
  });
});
