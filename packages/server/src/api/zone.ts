import { defaultTimeZone, type PlainDate, todayIn } from '@signa/core/base';
import type { Context } from './context.js';

/** The time zone of one of the caller's locations, from the rights loaded for the call. */
export function zoneFor({ actor }: Pick<Context, 'actor'>, locationId: string): string {
  const held = actor.assignments.find((assignment) => assignment.locationId === locationId);
  return held?.location.timeZone ?? defaultTimeZone;
}

/** Today at one of the caller's locations, and its time zone. */
export function dayFor(
  context: Pick<Context, 'actor' | 'clock'>,
  locationId: string,
): { readonly timeZone: string; readonly today: PlainDate } {
  const timeZone = zoneFor(context, locationId);
  return { timeZone, today: todayIn(timeZone, context.clock.now()) };
}
