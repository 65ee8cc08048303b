import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mayCall } from '../permission/index.js';
import { anyPerson } from '../permission/permission.arbitrary.test-data.js';
import { assignment, builtInRole } from '../../practice/location/practice.test-data.js';
import { accessEffect, type ReviewPerson } from './index.js';

const today = '2026-11-23';
const named = (displayName: string, held: Partial<ReviewPerson['assignment']>): ReviewPerson => ({
  username: `${displayName}@wren.example`,
  displayName,
  isEnabled: true,
  assignment: assignment(held),
});
const maya = named('Dr. Maya Okafor', { id: '50' });
const delegatedAccess = [{ locationUserId: '50', delegatedLocationUserId: '9', lastDay: null }];
const staff = { id: '9', role: builtInRole('STAFF') };
const priya = named('Priya Natarajan', { ...staff, delegatedAccess });
const other = named('Dr. Zoe Ames', { id: '51' });
const off = (person: ReviewPerson): ReviewPerson => ({
  ...person,
  assignment: { ...person.assignment, isActive: false },
});
const effectOf = (before: readonly ReviewPerson[], after: readonly ReviewPerson[], on = today) => {
  const { people, isLeftAlone } = accessEffect(before, after, on);
  return { people: people.map(({ person, gained, lost }) => [person.displayName, gained, lost]), isLeftAlone };
};

describe('the effect of an access change', () => {
  it('A-277 is empty when nothing changes', () => {
    expect(effectOf([maya, priya], [maya, priya])).toEqual({ people: [], isLeftAlone: false });
  });

  it('A-277 of deactivating a vet includes their delegates, and no longer anyone who can approve at the location', () => {
    const lost = [
      ['Dr. Maya Okafor', [], ['Authorizing in their own name', 'Working at this location']],
      ['Priya Natarajan', [], ['Signing for Dr. Maya Okafor']],
    ];
    expect(effectOf([maya, priya], [off(maya), priya])).toEqual({ people: lost, isLeftAlone: true });
    expect(effectOf([maya, priya, other], [off(maya), priya, other])).toEqual({ people: lost, isLeftAlone: false });
  });

  it('A-277 of a delegation is what its delegate gains or loses', () => {
    const without = named('Priya Natarajan', staff);
    expect(effectOf([maya, priya], [maya, without]).people).toEqual([
      ['Priya Natarajan', [], ['Signing for Dr. Maya Okafor']],
    ]);
    expect(effectOf([maya, without], [maya, priya]).people).toEqual([
      ['Priya Natarajan', ['Signing for Dr. Maya Okafor'], []],
    ]);
  });

  it('A-277 of another role is listed by module, like the effect of a role (A-263)', () => {
    const asStaff = named('Dr. Maya Okafor', { id: '50', role: builtInRole('STAFF') });
    const [[name, gained, lost] = []] = effectOf([maya, other], [asStaff, other]).people;
    expect([name, gained]).toEqual(['Dr. Maya Okafor', []]);
    expect(lost).toContain('Authorizing in their own name');
    expect(lost).toContain('Shortcuts: edit, delete');
  });

  it('A-277 of a missing or expired license is that it no longer permits authorizing', () => {
    const expired = named('Dr. Maya Okafor', { id: '50', vetLicenseExpiration: '2026-11-22' });
    expect(effectOf([maya, priya], [expired, priya])).toEqual({
      people: [
        ['Dr. Maya Okafor', [], ['Authorizing in their own name']],
        ['Priya Natarajan', [], ['Signing for Dr. Maya Okafor']],
      ],
      isLeftAlone: true,
    });
  });

  it('A-277 A-244 never says nobody can approve while the deciding function permits a user to issue', () => {
    const anyPeople = fc
      .array(anyPerson, { minLength: 1, maxLength: 3 })
      .map((generated) =>
        generated.flatMap(({ assignments }, at) =>
          assignments
            .slice(0, 1)
            .map((held): ReviewPerson => ({ ...named(`Person ${at}`, {}), assignment: { ...held, id: `${at + 1}` } })),
        ),
      );
    fc.assert(
      fc.property(anyPeople, fc.nat(), (people, picked) => {
        const after = people.map((person, at) => (at === picked % Math.max(people.length, 1) ? off(person) : person));
        const mayIssue = (all: readonly ReviewPerson[]) =>
          all.some(({ username, assignment: own }) =>
            all.some(
              ({ assignment: vet }) =>
                mayCall({
                  operation: 'AddPrescription',
                  caller: { kind: 'practice', username, assignments: [own] },
                  locationIds: [own.locationId],
                  facts: {
                    authorization: {
                      vet,
                      product: { productApprovalType: 'Rx', isControlled: false, deaSchedule: null },
                      today,
                    },
                  },
                }).allowed && vet.id === own.id,
            ),
          );
        const { isLeftAlone, people: concerned } = accessEffect(people, after, today);
        if (isLeftAlone) expect(mayIssue(after)).toBe(false);
        if (mayIssue(people) && !mayIssue(after)) expect(concerned).not.toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
