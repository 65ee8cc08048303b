import { recordKindOf, recordKinds, recordOperations, whatPersonMayWith } from '@signa/core/administration';
import { isId } from '@signa/core/base';
import { type ContractName, type Operations } from '@signa/core/contract';
import { assignmentsOf } from '../access/actor.js';
import { findActorFacts } from '../access/find-actor-facts.js';
import { Failure } from '../failure/failure.js';
import { findStaff } from '../store/practice/practice/staff-store.js';
import { findLocation } from '../store/practice/practice/location-store.js';
import { anywhere } from './anywhere.js';
import type { Context } from './context.js';
import { answered, vetsOf } from './find-access.js';
import { findRecordFacts, type FoundRecord, recordFactsAt } from './find-record-facts.js';
import { lookUp } from './look-up.js';
import { todayAt } from './present/today.js';

type Answer = NonNullable<Operations['GetRecordAccess']['data']['recordAccess']>;

/**
 * What a user can do with one record, by the facts that decide their calls. The record is found at any location, and
 * the user's assignment there counts.
 *
 * @throws Failure BAD_USER_INPUT for an operation that is not about a single record, or about one of another kind
 */
export async function findRecordAccess(
  context: Context,
  username: string,
  operation: string,
  record: string,
): Promise<Answer | null> {
  const { kind, id } = readRecord(operation, record);
  const found = await anywhere(context.database, (sql, locationIds) => findRecordFacts(sql, locationIds, kind, id));
  if (!found) return null;
  return await lookUp(
    context,
    found.locationId,
    () => accessAt(context, { username, operation, record: `${kind}:${id}` }, found),
    () => ({ subject: `${kind}:${id}` }),
  );
}

async function accessAt(
  { database, clock }: Context,
  { username, operation, record }: { readonly username: string; readonly operation: string; readonly record: string },
  found: FoundRecord,
): Promise<Answer | null> {
  return await database.read({ locationIds: [found.locationId], directory: true }, async (sql) => {
    const facts = await findActorFacts(sql, username, null, null);
    const location = await findLocation(sql, found.locationId);
    if (!facts.person || !location) return null;
    const assignment = assignmentsOf(facts).find(({ locationId }) => locationId === found.locationId) ?? null;
    const today = todayAt(location.timeZone, clock.now());
    const person = {
      username,
      displayName: (assignment && (await findStaff(sql, assignment.id)))?.displayName ?? username,
      isEnabled: facts.person.isEnabled,
      assignment,
    };
    const ground = { vets: assignment ? await vetsOf(sql, assignment) : [], today };
    const entries = whatPersonMayWith(
      person,
      ground,
      operation as ContractName,
      await recordFactsAt(sql, found, assignment?.location ?? null),
    );
    return {
      record,
      locationId: found.locationId,
      locationName: location.name,
      today,
      entries: entries.map(answered),
    };
  });
}

/** 'prescription:12', or '12' for the operation's kind. */
function readRecord(operation: string, text: string): Pick<FoundRecord, 'kind'> & { readonly id: string } {
  const kind = recordKindOf(operation);
  const known = recordKinds.flatMap((one) => recordOperations[one]).join(', ');
  if (!kind) throw wrong('operation', `${operation} isn't about a single record. These operations are: ${known}.`);
  const [named, id] = text.includes(':') ? text.split(':', 2) : [kind, text];
  if (named !== kind) throw wrong('record', `${operation} needs a ${kind}, such as ${kind}:12.`);
  if (id === undefined || !isId(id)) throw wrong('record', `Name the record by its ID, such as ${kind}:12.`);
  return { kind, id };
}

const wrong = (path: string, message: string) =>
  new Failure('BAD_USER_INPUT', message, [{ path, code: 'invalid', message }]);
