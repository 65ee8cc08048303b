import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isOpen } from '../../base/failure/index.js';
import { mutationNames, queryNames, subscriptionNames, type ContractName } from '../../contract/index.js';
import { moduleNames } from '../../practice/location/index.js';
import { assignment, builtInRole, linkTo } from '../../practice/location/practice.test-data.js';
import { explainCall, mayCall, refusalTexts, type Caller } from './index.js';
import { anyCall } from './permission.arbitrary.test-data.js';
import { authorization, person, support, worksAs } from './permission.test-data.js';

const everyOperation: readonly ContractName[] = [...mutationNames, ...queryNames, ...subscriptionNames];

/**
 * Decision and explanation come from the same function, so a thousand calls with a fixed seed suffice to detect that
 * they diverge; SIGNA_TEST_EXPLANATIONS=100000 runs as many as the requirement names.
 */
const numRuns = Number(process.env['SIGNA_TEST_EXPLANATIONS'] ?? 1000);
const run = { numRuns, seed: 20_261_123 };

const staff = assignment({ id: '9', role: builtInRole('STAFF') });
const explainIssue = (caller: Caller) =>
  explainCall({ operation: 'AddPrescription', caller, locationIds: ['100'], facts: { authorization } });
const texts = (caller: Caller) => explainIssue(caller).ways.map(({ missing }) => missing.map(({ text }) => text));

describe('the explanation of a refusal', () => {
  it('A-244 lists what role, delegation and product lack for issuing', () => {
    const ended = {
      ...staff,
      delegatedAccess: [{ locationUserId: '50', delegatedLocationUserId: '9', lastDay: '2026-11-20' }],
    };
    expect(explainIssue(person(ended)).ways.map(({ name }) => name)).toEqual(['product', 'role', 'delegation']);
    expect(texts(person(ended)).flat()).toEqual(
      expect.arrayContaining([
        'The role STAFF cannot authorize.',
        'The delegation by this vet ended on 11-20-2026.',
        'The product is not over the counter.',
      ]),
    );
    expect(texts(person(staff)).flat()).toContain('This vet has not delegated access.');
  });

  it('A-244 names each missing right, who may call it at all, and the role', () => {
    const add = (caller: Caller) => explainCall({ operation: 'AddUser', caller, locationIds: ['100'] }).ways;
    expect(add(person(staff))).toEqual([
      {
        name: 'right',
        missing: [{ condition: 'right', text: expect.stringContaining('needs edit permission') as string }],
      },
    ]);
    expect(add(person(assignment({ role: builtInRole('ADMIN', { isActive: false }) })))).toEqual([
      { name: 'active-role', missing: [{ condition: 'active-role', text: refusalTexts.inactiveRole }] },
    ]);
    expect(explainCall({ operation: 'GetSupportUser', caller: person(), locationIds: [] }).ways).toMatchObject([
      { missing: [{ condition: 'support' }] },
    ]);
    expect(explainCall({ operation: 'AddLocationClient', caller: support, locationIds: ['100'] }).ways).toMatchObject([
      { missing: [{ condition: 'practice' }] },
    ]);
  });

  it('A-244 agrees with the decision in every call of any caller', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyOperation), anyCall, (operation, { caller, of }) => {
        for (const who of [caller, worksAs(caller), support]) {
          const call = of(operation, who);
          const { verdict, ways } = explainCall(call);
          expect(mayCall(call)).toEqual(verdict);
          expect(isOpen(ways)).toBe(verdict.allowed);
          for (const { missing } of ways) for (const { text } of missing) expect(text).not.toBe('');
          // The text of a disabled button also belongs to one of the alternatives.
          if (!verdict.allowed)
            expect(ways.some(({ missing }) => missing.some(({ text }) => verdict.reason.includes(text)))).toBe(true);
        }
      }),
      run,
    );
  });

  it('A-244 never lists a right that the role has', () => {
    const all = moduleNames.map((name) => linkTo(name, { canView: true, canEdit: true, canDelete: true }));
    fc.assert(
      fc.property(fc.constantFrom(...everyOperation), anyCall, (operation, { caller, of }) => {
        const assignments = caller.assignments.map((held) => ({
          ...held,
          role: { ...held.role, isActive: true, rolesModules: all },
        }));
        const { ways } = explainCall(of(operation, { ...caller, assignments }));
        for (const { missing } of ways)
          for (const { condition } of missing) expect(['right', 'active-role']).not.toContain(condition);
      }),
      run,
    );
  });
});
