import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mutationNames, queryNames, subscriptionNames } from '../../contract/index.js';
import { mayCall } from '../permission/index.js';
import { anyPerson } from '../permission/permission.arbitrary.test-data.js';
import { assignment, builtInRole } from '../../practice/location/practice.test-data.js';
import { accessCases, whatPersonMay, type AccessContext, type AccessPerson } from './index.js';

const vet = { ...assignment({ id: '50' }), displayName: 'Dr. Maya Okafor' };
const context: AccessContext = { vets: [vet], today: '2026-11-23' };
const staff: AccessPerson = {
  username: 'priya@wren.example',
  displayName: 'Priya Natarajan',
  isEnabled: true,
  assignment: assignment({ id: '9', role: builtInRole('STAFF') }),
};
const delegated = (lastDay: string | null): AccessPerson => ({
  ...staff,
  assignment: {
    ...staff.assignment,
    delegatedAccess: [{ locationUserId: '50', delegatedLocationUserId: '9', lastDay }],
  },
});
const entry = (person: AccessPerson, words: string, at = context) => {
  const found = whatPersonMay(person, at).find((one) => one.words === words);
  if (!found) throw new Error(`Nothing is called ${words}`);
  return found;
};
const inTheName = 'Authorize on behalf of Dr. Maya Okafor';
const anyContext = fc.record({
  person: anyPerson,
  vets: fc.array(anyPerson, { maxLength: 3 }),
  isEnabled: fc.boolean(),
  today: fc.constantFrom('2026-11-22', '2026-11-23', '2027-03-02'),
});
/** Each run tests every operation. */
const run = { numRuns: 40 };
const generated = ({ person, vets, isEnabled, today }: typeof anyContext extends fc.Arbitrary<infer D> ? D : never) => {
  const held = (who: typeof person) => who.assignments.slice(0, 1);
  return held(person).map((own) => ({
    person: { username: person.username, displayName: 'Priya Natarajan', isEnabled, assignment: own },
    at: { vets: vets.flatMap(held).map((one) => ({ ...one, displayName: 'Dr. Ann' })), today },
  }));
};

describe('the permissions of a user', () => {
  it('A-245 list for each operation of the contract whether it is allowed', () => {
    const explained = new Set(whatPersonMay(staff, context).flatMap(({ operations }) => operations));
    expect([...explained].toSorted()).toEqual([...mutationNames, ...queryNames, ...subscriptionNames].toSorted());
  });

  it('A-245 show what a delegation permits, and since when it has ended', () => {
    expect(entry(delegated(null), inTheName)).toMatchObject({
      area: 'Create',
      operations: ['AddPrescription', 'UpdatePrescription'],
      isAllowed: true,
      ways: [{ name: 'By delegation', missing: [] }],
    });
    expect(entry(delegated('2026-11-22'), inTheName)).toMatchObject({
      isAllowed: false,
      ways: [
        { name: 'By the role', missing: ['The role STAFF cannot authorize.'] },
        { name: 'By delegation', missing: ['The delegation by Dr. Maya Okafor ended on 11-22-2026.'] },
      ],
    });
  });

  it('A-245 A-241 show what an expired license prevents', () => {
    const self: AccessPerson = { ...staff, displayName: vet.displayName, assignment: assignment({ id: '50' }) };
    expect(entry(self, 'Authorize in their own name').isAllowed).toBe(true);
    const later = { ...context, today: '2027-03-02' };
    expect(entry(self, 'Authorize in their own name', later)).toMatchObject({
      isAllowed: false,
      ways: [
        { name: 'By the role', missing: ['The vet license of Dr. Maya Okafor for NY expired on 03-01-2027.'] },
        {},
      ],
    });
    expect(entry(self, 'Authorize an over-the-counter product', later).isAllowed).toBe(true);
  });

  it('A-245 name the role and the missing right', () => {
    expect(entry(staff, 'Add a user').ways).toEqual([
      { name: '', missing: ['The role STAFF needs edit permission for User Management.'] },
    ]);
    expect(entry(staff, 'Find practices').ways).toEqual([{ name: '', missing: ['Only Signa support can do this.'] }]);
  });

  it('A-245 are empty for a disabled account', () => {
    const entries = whatPersonMay({ ...staff, isEnabled: false }, context);
    expect(entries.filter(({ isAllowed }) => isAllowed)).toEqual([]);
    expect(entries[0]?.ways[0]?.missing).toEqual(['The account is disabled, so nobody can sign in with it.']);
  });

  it('A-245 always agree with the function that decides calls', () => {
    fc.assert(
      fc.property(anyContext, (all) => {
        for (const { person, at } of generated(all)) {
          const entries = whatPersonMay(person, at);
          for (const { call, words } of accessCases(person, at)) {
            const said = entries.filter((one) => one.words === words && one.operations.includes(call.operation));
            const decided = person.isEnabled && mayCall(call).allowed;
            expect(said.some(({ isAllowed }) => isAllowed === decided)).toBe(true);
          }
          for (const { isAllowed, ways } of entries)
            expect(ways.some(({ missing }) => missing.length === 0)).toBe(isAllowed);
        }
      }),
      run,
    );
  });

  it('A-245 are written in the third person', () => {
    fc.assert(
      fc.property(anyContext, (all) => {
        for (const { person, at } of generated(all))
          for (const { ways } of whatPersonMay(person, at))
            for (const { missing } of ways)
              for (const text of missing) expect(text).not.toMatch(/\byou(?:r|rs)?\b|^$/i);
      }),
      run,
    );
  });
});
