import { defaultTimeZone } from '@signa/core/base';
import type { Context } from './context.js';

/** The time zone of one of the caller's locations, from the rights loaded for the call. */
export function zoneFor({ actor }: Pick<Context, 'actor'>, locationId: string): string {
  const held = actor.assignments.find((assignment) => assignment.locationId === locationId);
  return held?.location.timeZone ?? defaultTimeZone;
}
