import { fc } from '@fast-check/vitest';
import type { ContractName } from '../../contract/index.js';
import { assignment, builtInRole, linkTo, modules } from '../../practice/location/practice.test-data.js';
import type { Call, CallerAssignment } from './index.js';
import { person } from './permission.test-data.js';

const anyLink = fc
  .record({
    name: fc.constantFrom(...modules.map((module) => module.name)),
    rights: fc.record({
      isActive: fc.boolean(),
      canView: fc.boolean(),
      canEdit: fc.boolean(),
      canDelete: fc.boolean(),
    }),
  })
  .map(({ name, rights }) => linkTo(name, rights));
const anyRole = fc
  .record({
    isActive: fc.boolean(),
    canAuthorize: fc.boolean(),
    rolesModules: fc.uniqueArray(anyLink, { selector: (link) => link.module.id }),
  })
  .map((changed) => builtInRole('STAFF', changed));
const ids = { person: fc.constantFrom('7', '8', '9'), location: fc.constantFrom('100', '200', '300') };
const anyAssignment: fc.Arbitrary<CallerAssignment> = fc
  .record({
    id: ids.person,
    locationId: ids.location,
    isActive: fc.boolean(),
    role: anyRole,
    location: fc.record({ isActive: fc.boolean(), organization: fc.option(fc.record({ isActive: fc.boolean() })) }),
    delegatedAccess: fc.array(
      fc.record({
        locationUserId: ids.person,
        delegatedLocationUserId: ids.person,
        lastDay: fc.constantFrom('2026-11-22', '2026-11-23', null),
      }),
    ),
  })
  .map((changed) => assignment(changed));
export const anyPerson = fc
  .uniqueArray(anyAssignment, { selector: (held) => held.locationId, minLength: 1 })
  .map((assignments) => person(...assignments));
export const anyLocations = fc.subarray(['100', '200', '300']);
export const anyFacts = fc.record({
  username: fc.constantFrom('maya@wren.example', 'pat@signa.example'),
  locationUserId: ids.person,
  fields: fc.subarray(['displayName', 'email', 'isActive', 'weight', 'birthdate']),
  isOwn: fc.boolean(),
  changed: fc.subarray(['email', 'isEnabledInOkta']),
  hasAssignments: fc.boolean(),
  authorization: fc.option(
    fc.record({
      vet: fc.option(anyAssignment),
      product: fc.record({
        productApprovalType: fc.constantFrom('Rx' as const, 'OTC' as const, 'AOTC' as const),
        isControlled: fc.boolean(),
        deaSchedule: fc.option(fc.constantFrom('C-II' as const, 'C-V' as const)),
      }),
      today: fc.constantFrom('2026-11-22', '2027-03-02'),
    }),
  ),
});

/** One record contains the facts of every operation, so that any operation can be called with them. */
export function callOf(
  operation: ContractName,
  caller: Call['caller'],
  locationIds: readonly string[],
  facts: typeof anyFacts extends fc.Arbitrary<infer F> ? F : never,
): Call {
  return { operation, caller, locationIds, facts } as unknown as Call;
}

/** A caller, and generated facts for calling any operation. */
export const anyCall = fc
  .record({ caller: anyPerson, locationIds: anyLocations, facts: anyFacts })
  .map(({ caller, locationIds, facts }) => ({
    caller,
    of: (operation: ContractName, who: Call['caller']): Call => callOf(operation, who, locationIds, facts),
  }));
