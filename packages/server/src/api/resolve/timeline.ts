import { readRecordName, type RecordName, timelineOf, type TimelineNoun } from '@signa/core/administration';
import { Failure } from '../../failure/failure.js';
import { everyLocation } from '../../job/every-location.js';
import { key } from '../../store/key.js';
import { findRecordPlaces, type RecordPlace } from '../../store/administration/timeline/record-place.js';
import { findTimelineFacts } from '../../store/administration/timeline/timeline-store.js';
import { type Context, readAt } from '../context.js';
import { lookUp } from '../look-up.js';
import { resolversOf } from '../resolver.js';

export const timelineResolvers = resolversOf({
  RecordTimeline: async ({ noun, name, locationId }, context) => {
    const named = readRecordName(noun, name);
    if (!named) throw wrong('name', `${name} is not an ID${noun === 'prescription' ? ' or an Rx number' : ''}.`);
    const [place, other] = await findPlaces(context, noun, named, locationId ?? null);
    if (!place) return null;
    if (other)
      throw wrong(
        'locationId',
        `Locations ${place.locationId} and ${other.locationId} both have one. Name the location.`,
      );
    const record = `${noun === 'request' ? 'task' : noun}:${place.id}`;
    const found = await lookUp(
      context,
      place.locationId,
      () => readAt(context, place.locationId, (sql) => findTimelineFacts(sql, noun, place)),
      () => ({ subject: record }),
    );
    const { locationName, timeZone, isCut, ...facts } = found;
    return {
      ...{ locationId: place.locationId, locationName, timeZone, status: place.status, isCut },
      record,
      entries: timelineOf(facts),
    };
  },
});

/**
 * The location of a record of that name. Records are under their location's row-level security, so each location is
 * named.
 */
async function findPlaces(
  { database }: Context,
  noun: TimelineNoun,
  name: RecordName,
  locationId: string | null,
): Promise<RecordPlace[]> {
  const at = (locationIds: readonly string[]) =>
    database.read({ locationIds }, (sql) => findRecordPlaces(sql, locationIds, noun, name));
  if (locationId !== null) return await at([key(locationId)]);
  const found: RecordPlace[] = [];
  for await (const locationIds of everyLocation(database)) found.push(...(await at(locationIds)));
  return found;
}

const wrong = (path: string, message: string): Failure =>
  new Failure('BAD_USER_INPUT', message, [{ path, code: 'invalid', message }]);
