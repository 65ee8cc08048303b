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

describe('the initial assignments of a page', () => {
  it('A-475 A-041 are all active ones of a user with few, otherwise only the current one', () => {
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

  it('A-475 A-041 always include the current assignment, whatever is stored', () => {
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

  it("A-475 A-202 are requested only with valid IDs from the browser's storage", () => {
    const wish = (selectedLocationId: string | null, locationUserId: string | null) =>
      personRead('ada', { selectedLocationId, locationUserId });
    expect(wish('7', null)).toEqual({ username: 'ada', selectedLocationId: '7', most: 12 });
    expect(wish(null, '9')).toEqual({ username: 'ada', locationUserId: '9', most: 12 });
    expect(wish('7', '9')).toEqual({ username: 'ada', selectedLocationId: '7', most: 12 });
    for (const odd of ['', 'x', '7 ', '1'.repeat(19)]) expect(wish(odd, null)).toEqual({ username: 'ada', most: 12 });
  });
});
