import { assignment, builtInRole, linkTo } from '../../practice/location/practice.test-data.js';
import type { Authorization, Caller, CallerAssignment } from './index.js';

export const support: Caller = { kind: 'support', username: 'pat@signa.example', inAdminSupportGroup: false };

/** A user of a practice with these assignments; by default, a vet at location 100 as location user 7. */
export function person(...assignments: CallerAssignment[]): Extract<Caller, { kind: 'practice' }> {
  return {
    kind: 'practice',
    username: 'maya@wren.example',
    assignments: assignments.length > 0 ? assignments : [assignment()],
  };
}

/** A support user who impersonates a user. */
export function worksAs({ username, assignments }: ReturnType<typeof person>): Caller {
  return { kind: 'impersonating', supportUsername: 'pat@signa.example', username, assignments };
}

/** An assignment at location 100 whose role has all rights to only these modules. */
export function withModules(...names: string[]): CallerAssignment {
  return assignment({ role: builtInRole('STAFF', { rolesModules: names.map((name) => linkTo(name)) }) });
}

/** A vet at location 100, location user 50. */
export const otherVet = assignment({ id: '50' });

/** An Rx product, for the vet with location user 50. */
export const authorization: Authorization = {
  vet: otherVet,
  product: { productApprovalType: 'Rx', isControlled: false, deaSchedule: null },
  today: '2026-11-22',
};
