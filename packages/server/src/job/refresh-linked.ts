import { everyPlace } from '../database/scope.js';
import {
  arePimsFeaturesOn,
  clientsAtOnce,
  dueRecords,
  openFor,
  type PimsConnectionType,
  refreshEvery,
  restAfterFault,
} from '@signa/core/practice';
import { type Clock, defaultTimeZone, type Instant, todayIn } from '@signa/core/base';
import type { Database } from '../database/database.js';
import { recordsOf } from '../integration/pims/asked-account.js';
import type { PracticeSystems, RecordSource } from '../integration/pims/practice-system.js';
import { LeftAloneError, PracticeSystemError } from '../integration/pims/practice-system-error.js';
import { accountSecret } from '../secrets/account-secret.js';
import type { SecretCipher } from '../secrets/secret-cipher.js';
import { allPimsLocations, type PimsLocation } from '../store/practice/place/pims-account.js';
import { type LinkedCandidate, refreshCandidates } from '../store/pims/pims/refresh-store.js';
import { endTurn, takeTurn } from '../store/pims/pims/turn-store.js';
import { keepRead } from '../use-case/pims/pims/keep-read.js';

export interface RefreshDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly practiceSystems: PracticeSystems;
  readonly secretCipher: SecretCipher;
}

/** Lease duration, after which another server can take over: longer than any batch takes. */
const leaseFor = 60_000;
/** Interval for an account with nothing due; partner notifications are handled within it. */
const idleFor = 2_000;

/** An account with all locations that use it: the rate limit applies to the account. */
interface Account {
  readonly type: PimsConnectionType;
  readonly locations: readonly [PimsLocation, ...PimsLocation[]];
}

/**
 * Refreshes one batch of linked clients of each account that is due (C-260 to C-262). One server at a time reads an
 * account, and an account that does not respond delays no other.
 */
export async function refreshLinked(deps: RefreshDeps): Promise<void> {
  const locations = await deps.database.read(everyPlace, allPimsLocations);
  const ended = await Promise.allSettled(accountsOf(locations).map((account) => refreshAccount(deps, account)));
  const failed = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failed.length > 0) throw new AggregateError(failed, 'Linked records were not refreshed');
}

function accountsOf(locations: readonly PimsLocation[]): Account[] {
  const groups = grouped(locations.filter(arePimsFeaturesOn), (location) =>
    JSON.stringify([location.pimsConnectionType, location.pimsAccountId]),
  );
  return groups.flatMap(([first, ...others]): Account[] =>
    first?.pimsConnectionType ? [{ type: first.pimsConnectionType, locations: [first, ...others] }] : [],
  );
}

/** Groups entries by name, in the order of the first of each. */
function grouped<One>(all: readonly One[], nameOf: (one: One) => string): readonly (readonly One[])[] {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return [...groups.values()];
}

const later = (now: Instant, milliseconds: number): Instant => new Date(Date.parse(now) + milliseconds).toISOString();

async function refreshAccount(
  { database, clock, practiceSystems, secretCipher }: RefreshDeps,
  account: Account,
): Promise<void> {
  const { type, locations } = account;
  const source = practiceSystems[type]?.records;
  if (!source) return;
  const [first] = locations;
  const locationIds = locations.map(({ id }) => id);
  const scope = { locationIds };
  const now = clock.now();
  const faults = await database.write(scope, (tx) => takeTurn(tx, first.id, { now, until: later(now, leaseFor) }));
  if (faults === null) return;
  const end = (rest: number, faultsNow: number) =>
    database.write(scope, (tx) =>
      endTurn(tx, { locationIds, nextAt: later(clock.now(), rest), faults: faultsNow, now }),
    );
  try {
    const placesRead = await readBatch(database, { type, locations, source, secretCipher, now });
    // A batch for two locations counts as two batches.
    await end(placesRead > 0 ? refreshEvery(type) * placesRead : idleFor, placesRead > 0 ? 0 : faults);
  } catch (error) {
    if (error instanceof PracticeSystemError && !(error instanceof LeftAloneError)) {
      await end(restAfterFault(faults + 1, error.retryAfter), faults + 1);
    } else {
      // A bug of ours, or a rate limit caused by others, says nothing about the partner.
      await end(restAfterFault(1, null), faults);
      if (!(error instanceof LeftAloneError)) throw error;
    }
  }
}

interface Batch {
  readonly type: PimsConnectionType;
  readonly locations: readonly PimsLocation[];
  readonly source: RecordSource;
  readonly secretCipher: SecretCipher;
  readonly now: Instant;
}

/** @returns the number of the account's locations with due records that were read */
async function readBatch(database: Database, { type, locations, source, secretCipher, now }: Batch): Promise<number> {
  const locationIds = locations.map(({ id }) => id);
  const asked = { locationIds, type, openSince: later(now, -openFor), most: clientsAtOnce };
  const candidates = await database.read({ locationIds }, (sql) => refreshCandidates(sql, asked));
  const due = dueRecords(candidates, now, clientsAtOnce);
  const atLocation = new Map(locations.map((location) => [location.id, location]));
  const placeOf = ({ locationId }: LinkedCandidate) => atLocation.get(locationId)?.pimsWritebackLocationId ?? '';
  const ofPlaces = grouped(due, placeOf);
  for (const those of ofPlaces) {
    const location = atLocation.get(those[0]?.locationId ?? '');
    if (location) await readPlace(database, { type, location, source, secretCipher, now }, those);
  }
  return ofPlaces.length;
}

interface Place extends Omit<Batch, 'locations'> {
  /** A location that uses the account. */
  readonly location: PimsLocation;
}

async function readPlace(
  database: Database,
  { type, location, source, secretCipher, now }: Place,
  due: readonly LinkedCandidate[],
): Promise<void> {
  const { pimsAccountId, pimsWritebackLocationId: placeId, timeZone } = location;
  const secret = accountSecret(secretCipher, location);
  const today = todayIn(timeZone || defaultTimeZone, now);
  const records = recordsOf(source, { accountId: pimsAccountId ?? '', type, secret, placeId, today });
  // No lock is kept during the call to the partner.
  const found = await records.caretakersById([...new Set(due.map(({ id }) => id))]);
  const known = new Map(found.map((record) => [record.id, record]));
  for (const those of grouped(due, (one) => one.locationId)) {
    const read = those.map(({ id, locationId, clientId }) => ({ locationId, clientId, record: known.get(id) ?? null }));
    await keepRead(database, { type, locationId: those[0]?.locationId ?? '', read, now });
  }
}
