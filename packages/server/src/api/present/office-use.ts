import { Failure } from '../../failure/failure.js';
import type { Context } from '../context.js';

/** Office use is asked for only where the location has it. */
export function requireOfficeUse({ actor }: Pick<Context, 'actor'>, locationId: string, isOfficeUse: boolean): void {
  if (!isOfficeUse) return;
  const held = actor.assignments.find((assignment) => assignment.locationId === locationId);
  if (held?.location.isOfficeUseEnabled !== true)
    throw new Failure('FORBIDDEN', 'Office use is not enabled at this location.');
}
