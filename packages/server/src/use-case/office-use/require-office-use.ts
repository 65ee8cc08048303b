import { mayUseOffice } from '@signa/core/clients';
import { throwRefusal } from '../../failure/failure.js';
import type { Actor } from '../../access/actor.js';

/** Office use happens only where the location has it. */
export function requireOfficeUse({ assignments }: Pick<Actor, 'assignments'>, locationId: string): void {
  const held = assignments.find((assignment) => assignment.locationId === locationId);
  const verdict = mayUseOffice(held?.location);
  if (!verdict.allowed) throwRefusal(verdict);
}
