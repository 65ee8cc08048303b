import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { activeAssignments, compareIds, isActiveAssignment, sameId, selectLocation } from './index.js';
import { assignment } from './practice.test-data.js';

const anyAssignment = fc
  .record({
    id: fc.nat({ max: 30 }).map(String),
    locationId: fc.nat({ max: 9 }).map(String),
    isActive: fc.boolean(),
    isPrimary: fc.boolean(),
    location: fc.option(
      fc.record({ isActive: fc.boolean(), organization: fc.option(fc.record({ isActive: fc.boolean() })) }),
    ),
  })
  .map((changed) => assignment(changed));
const anyAssignments = fc.uniqueArray(anyAssignment, { selector: (held) => held.id, maxLength: 8 });

describe('an active assignment', () => {
  it('A-040 requires the location user, its location and its organization to be active', () => {
    expect(isActiveAssignment(assignment())).toBe(true);
    expect(isActiveAssignment(assignment({ isActive: false }))).toBe(false);
    expect(isActiveAssignment(assignment({ location: { isActive: false, organization: null } }))).toBe(false);
    const closedOrganization = { isActive: true, organization: { isActive: false } };
    expect(isActiveAssignment(assignment({ location: closedOrganization }))).toBe(false);
  });

  it('A-040 requires a known location, but no organization', () => {
    expect(isActiveAssignment(assignment({ location: { isActive: true, organization: null } }))).toBe(true);
    expect(isActiveAssignment(assignment({ location: null }))).toBe(false);
  });

  it('A-041 is offered by the location switcher, sorted by numeric ID', () => {
    const held = ['10', '9', '2'].map((id) => assignment({ id }));
    const gone = assignment({ id: '1', isActive: false });
    expect(activeAssignments([...held, gone]).map(({ id }) => id)).toEqual(['2', '9', '10']);
  });
});

describe('the selected location', () => {
  const here = assignment({ id: '12', locationId: '100' });
  const primary = assignment({ id: '20', locationId: '200', isPrimary: true });
  const first = assignment({ id: '3', locationId: '300' });

  it('A-041 is the stored one', () => {
    expect(selectLocation([primary, here], '100')).toBe(here);
    expect(selectLocation([primary, here], '0100 ')).toBe(here);
  });

  it('A-041 is the primary one when no active assignment is stored', () => {
    expect(selectLocation([first, primary], null)).toBe(primary);
    expect(selectLocation([first, primary], '999')).toBe(primary);
    expect(selectLocation([first, primary, assignment({ isActive: false })], '100')).toBe(primary);
    expect(selectLocation([first, primary], 'undefined')).toBe(primary);
  });

  it('A-041 is the lowest assignment ID without a primary one', () => {
    expect(selectLocation([here, first], null)).toBe(first);
  });

  it('A-040 A-041 is not a primary assignment that is inactive', () => {
    expect(selectLocation([assignment({ isPrimary: true, isActive: false }), here], null)).toBe(here);
  });

  it('A-009 is null without an active assignment', () => {
    expect(selectLocation([assignment({ isActive: false })], '100')).toBeNull();
  });

  test.prop([anyAssignments, fc.option(fc.nat({ max: 9 }).map(String))])(
    'A-040 A-041 is always active, is the stored one if that is active, and exists whenever any is active',
    (assignments, stored) => {
      const active = assignments.filter(isActiveAssignment);
      const selected = selectLocation(assignments, stored);
      expect(selected === null).toBe(active.length === 0);
      if (!selected) return;
      expect(isActiveAssignment(selected)).toBe(true);
      const isOffered = active.some((held) => held.locationId === stored);
      if (isOffered) expect(selected.locationId).toBe(stored);
      else if (active.some((held) => held.isPrimary)) expect(selected.isPrimary).toBe(true);
    },
  );
});

describe('IDs', () => {
  it('A-041 compare as numbers', () => {
    expect(sameId('7', '07')).toBe(true);
    expect(compareIds('9', '10')).toBeLessThan(0);
  });

  it('A-041 compare as text when they are not numbers, and a missing one matches no ID', () => {
    expect(sameId('a7', 'a7')).toBe(true);
    expect(sameId('', '0')).toBe(false);
    expect(sameId(null, null)).toBe(false);
    expect(compareIds('5', 'a')).toBeLessThan(0);
    expect(compareIds('a', '5')).toBeGreaterThan(0);
    expect(compareIds('b', 'a')).toBeGreaterThan(0);
  });

  const id = fc.oneof(fc.nat().map(String), fc.string());
  test.prop([id, id, id])('A-041 have a consistent total order', (a, b, c) => {
    expect(Math.sign(compareIds(a, b)) + Math.sign(compareIds(b, a))).toBe(0);
    if (compareIds(a, b) <= 0 && compareIds(b, c) <= 0) expect(compareIds(a, c)).toBeLessThanOrEqual(0);
  });
});
