import { mayUseOffice } from '@signa/core/clients';
import { throwRefusal } from '../../../failure/failure.js';
import type { Actor } from '../../../access/actor.js';

/** Rejects office-use operations where the location has the feature disabled. */
export function requireOfficeUse({ assignments }: Pick<Actor, 'assignments'>, locationId: string): void {
  const own = assignments.find((assignment) => assignment.locationId === locationId);
  const verdict = mayUseOffice(own?.location);
  if (!verdict.allowed) throwRefusal(verdict);
}
