import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeAssignments, selectLocation } from '../../practice/location/index.js';
import { firstAssignments, personRead } from './index.js';

const held = (number: number, over: object = {}) => ({
  id: String(number),
  locationId: String(100 + number),
  isActive: true,
  isPrimary: false,
  location: { isActive: true, organization: null },
  ...over,
});
const nowhere = { selectedLocationId: null, locationUserId: null };

describe('the assignments that a page begins with', () => {
  it('A-475 A-041 are the active ones of a user with few, and of a user with more the one that is worked in', () => {
    const all = [held(3), held(1, { isActive: false }), held(2, { isPrimary: true }), held(4)];
    const ids = (wish: object, most: number) =>
      firstAssignments(all, { ...nowhere, ...wish }, most).map(({ id }) => id);
    expect(ids({}, 3)).toEqual(['2', '3', '4']);
    expect(ids({ selectedLocationId: '104' }, 3)).toEqual(['2', '3', '4']);
    expect(ids({}, 2)).toEqual(['2']);
    expect(ids({ selectedLocationId: '104' }, 2)).toEqual(['4']);
    expect(ids({ locationUserId: '3' }, 2)).toEqual(['3']);
    expect(ids({ selectedLocationId: '101' }, 2)).toEqual(['2']);
    expect(firstAssignments([held(1, { isActive: false })], nowhere, 0)).toEqual([]);
  });

  it('A-475 A-041 always hold the assignment that the portal works in, whatever it keeps', () => {
    const assignments = fc
      .uniqueArray(
        fc.record({ number: fc.integer({ min: 1, max: 30 }), isActive: fc.boolean(), isPrimary: fc.boolean() }),
        {
          selector: ({ number }) => number,
          maxLength: 20,
        },
      )
      .map((rows) => rows.map(({ number, ...over }) => held(number, over)));
    const kept = fc.option(fc.integer({ min: 95, max: 135 }).map(String));
    fc.assert(
      fc.property(assignments, kept, fc.nat({ max: 20 }), (all, selectedLocationId, most) => {
        const first = firstAssignments(all, { selectedLocationId, locationUserId: null }, most);
        const selected = selectLocation(all, selectedLocationId);
        expect(selectLocation(first, selectedLocationId)).toBe(selected);
        expect(first.length).toBeLessThanOrEqual(Math.max(1, most));
        if (activeAssignments(all).length <= most) expect(first).toEqual(activeAssignments(all));
      }),
    );
  });

  it('A-475 A-202 are asked for with ids alone, of what a browser keeps', () => {
    const wish = (selectedLocationId: string | null, locationUserId: string | null) =>
      personRead('ada', { selectedLocationId, locationUserId });
    expect(wish('7', null)).toEqual({ username: 'ada', selectedLocationId: '7', most: 12 });
    expect(wish(null, '9')).toEqual({ username: 'ada', locationUserId: '9', most: 12 });
    expect(wish('7', '9')).toEqual({ username: 'ada', selectedLocationId: '7', most: 12 });
    for (const odd of ['', 'x', '7 ', '1'.repeat(19)]) expect(wish(odd, null)).toEqual({ username: 'ada', most: 12 });
  });
});
