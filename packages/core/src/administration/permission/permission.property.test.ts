import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { mutationNames, queryNames, subscriptionNames, type ContractName } from '../../contract/index.js';
import { isActiveAssignment } from '../../practice/location/index.js';
import { mayCall, mayUse, permissionTable, type PracticeCaller } from './index.js';
import { anyFacts, anyLocations, anyPerson, callOf } from './permission.arbitrary.test-data.js';
import { worksAs } from './permission.test-data.js';

const anyOperation = fc.constantFrom<ContractName>(...mutationNames, ...queryNames, ...subscriptionNames);
const isGrantedByRole = (operation: ContractName) => permissionTable[operation].practice.kind === 'rights';
const activeAt = (caller: PracticeCaller, locationId: string) =>
  caller.assignments.find((held) => held.locationId === locationId && isActiveAssignment(held));

/** Calls of a support user about their own impersonation, also while it is active. */
const isOfImpersonation = (operation: ContractName) =>
  ['ExitImpersonation', 'GetOpenImpersonation', 'UnlockImpersonation', 'LockImpersonation'].includes(operation);

describe('any call', () => {
  test.prop([anyOperation, anyPerson, anyLocations, anyFacts])(
    'A-018 A-040 is never allowed at an inaccessible location',
    (operation, caller, locationIds, facts) => {
      const isForeign = locationIds.some((id) => !activeAt(caller, id));
      for (const who of [caller, worksAs(caller)]) {
        if (isOfImpersonation(operation) || !isForeign) continue;
        expect(mayCall(callOf(operation, who, locationIds, facts)).allowed).toBe(false);
      }
    },
  );

  test.prop([anyOperation.filter(isGrantedByRole), anyPerson, anyLocations, anyFacts])(
    'A-028 is never granted by an inactive role',
    (operation, caller, locationIds, facts) => {
      const allowed = mayCall(callOf(operation, caller, locationIds, facts)).allowed;
      if (!allowed) return;
      for (const id of locationIds) expect(activeAt(caller, id)?.role.isActive).toBe(true);
      expect(caller.assignments.some((held) => isActiveAssignment(held) && held.role.isActive)).toBe(true);
    },
  );

  test.prop([anyOperation, anyPerson, anyLocations, anyFacts])(
    'A-062 is never allowed while impersonating when the target may not, except for ending the impersonation',
    (operation, caller, locationIds, facts) => {
      const impersonating = mayCall(callOf(operation, worksAs(caller), locationIds, facts)).allowed;
      if (isOfImpersonation(operation)) expect(impersonating).toBe(true);
      else if (impersonating) expect(mayCall(callOf(operation, caller, locationIds, facts)).allowed).toBe(true);
    },
  );

  test.prop([anyOperation, anyPerson, anyLocations, anyFacts])(
    'A-062 of a support operation is never allowed to a practice, nor while impersonating',
    (operation, caller, locationIds, facts) => {
      if (permissionTable[operation].practice.kind !== 'nobody') return;
      expect(mayCall(callOf(operation, caller, locationIds, facts)).allowed).toBe(false);
      if (isOfImpersonation(operation)) return;
      expect(mayCall(callOf(operation, worksAs(caller), locationIds, facts)).allowed).toBe(false);
    },
  );

  test.prop([anyOperation, anyPerson, anyLocations, anyFacts])(
    'A-020 that is allowed was not hidden: mayCall never grants what mayUse refuses',
    (operation, caller, locationIds, facts) => {
      for (const who of [caller, worksAs(caller)]) {
        if (!mayCall(callOf(operation, who, locationIds, facts)).allowed) continue;
        expect(mayUse({ operation, caller: who, locationIds })).toEqual({ allowed: true });
      }
    },
  );

  test.prop([anyPerson, anyLocations, anyFacts])(
    'A-072 that issues a controlled or Rx product is never allowed while impersonating',
    (caller, locationIds, facts) => {
      const issued = facts.authorization;
      if (!issued) return;
      const isFree =
        issued.product.productApprovalType !== 'Rx' && !issued.product.isControlled && !issued.product.deaSchedule;
      if (isFree) return;
      expect(mayCall(callOf('AddPrescription', worksAs(caller), locationIds, facts)).allowed).toBe(false);
    },
  );
});
