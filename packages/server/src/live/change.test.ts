import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, changeOf, everything, readChange, mergeChanges } from './change.js';

const kinds = ['task', 'prescription', 'client', 'patient', 'order', 'shortcut', 'user'] as const;
const subject = fc.tuple(fc.constantFrom(...kinds), fc.nat({ max: 300 })).map(([kind, id]) => `${kind}:${id}`);
const name = fc.oneof(
  { weight: 12, arbitrary: subject },
  { weight: 1, arbitrary: fc.constantFrom(...kinds) },
  { weight: 1, arbitrary: fc.constantFrom('location:3', '') },
);
const names = fc.array(name, { maxLength: 80 });

/** Whether a reader of the change would refresh what shows the subject. */
function covers(change: Change, received: string): boolean {
  const [kind, id = null] = received.split(':');
  return change.isEverything || change.subjects.some((one) => one.kind === kind && (one.id === null || one.id === id));
}

describe('a change', () => {
  it('P-152 names the records of the audit record at its location, and nothing else', () => {
    expect(readChange('{"locationId":"1","subjects":["task:5","patient:7","task"]}')).toEqual({
      locationId: '1',
      change: {
        isEverything: false,
        subjects: [
          { kind: 'task', id: null },
          { kind: 'patient', id: '7' },
        ],
      },
    });
  });

  it('P-152 of an unknown kind can affect anything, and records that no list shows are not a change', () => {
    expect(readChange('{"locationId":"1","subjects":["location:5"]}')?.change).toEqual(everything);
    expect(readChange('{"locationId":"1"}')?.change).toEqual(everything);
    expect(readChange('{"locationId":"1","subjects":["impersonation:5"]}')?.change.subjects).toEqual([]);
    for (const foreign of ['', 'null', '7', '{"subjects":["task:1"]}', '{']) expect(readChange(foreign)).toBeNull();
  });

  it('P-152 keeps every subject when merged', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 8 }), (bursts) => {
        const received = bursts.map(changeOf).reduce(mergeChanges);
        for (const one of bursts.flat()) expect(covers(received, one)).toBe(true);
      }),
    );
  });

  it('P-152 stays bounded when merged', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 20 }), (bursts) => {
        expect(bursts.map(changeOf).reduce(mergeChanges).subjects.length).toBeLessThanOrEqual(50 + kinds.length);
      }),
    );
  });
});
