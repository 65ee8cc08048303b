import type { Operations } from '@signa/core/contract';
import { arePimsFeaturesOn, type SyncedField } from '@signa/core/practice';
import type { Instant } from '@signa/core/base';
import { scopeOf } from '../access/actor.js';
import { Failure } from '../failure/failure.js';
import { keepOpened, type StoredRecord } from '../store/pims/pims/last-read-record.js';
import { idLinkedWith, type Linked } from '../store/pims/pims/record-link.js';
import type { Queryable } from '../store/statement.js';
import type { LinkedOne } from '../use-case/pims/pims/keep-reported.js';
import type { Context } from './context.js';
import { locationsOfAccount, type NamedAccount } from './pims-access.js';

type Synced = NonNullable<Operations['getPimsPatientById']['data']['pimsPatientById']>['synced'];

/** How a record of one kind is requested, stored, and found where it was stored. */
interface RecordRead<Theirs> {
  readonly linked: Linked;
  /** Its external id. */
  readonly recordId: string;
  /** @throws Failure PARTNER_UNREACHABLE */
  ask(): Promise<Theirs | undefined>;
  /** Stores what it reports about a linked client or patient. */
  keep(tx: Queryable, one: LinkedOne, theirs: Theirs, now: Instant): Promise<readonly SyncedField[] | null>;
  /** Stores the record itself, for the kinds that do. */
  store?(tx: Queryable, one: LinkedOne, theirs: Theirs, now: Instant): Promise<void>;
  kept(tx: Queryable, one: LinkedOne): Promise<StoredRecord<Theirs> | null>;
}

/** A recently read record is not requested again, because the sync that announced the change has just read it. */
const justRead = 10_000;

/**
 * A record by its id, with the stored values of those linked with it at the caller's locations (C-255). When the PIMS
 * does not respond, the last read record is returned with the time of the failure (C-262, C-263); for an unlinked
 * record, the call fails (C-092). Support reads records without storing anything.
 *
 * @returns `null` for an unknown record
 */
export async function readRecord<Theirs extends { readonly id: string }>(
  context: Context,
  account: NamedAccount,
  read: RecordRead<Theirs>,
): Promise<{ readonly theirs: Theirs; readonly synced: Synced } | null> {
  const ones = await linkedOnes(context, account, read);
  const now = context.clock.now();
  const known = await context.database.read(scopeOf(context.actor), async (sql) => {
    const found = await Promise.all(ones.map((one) => read.kept(sql, one)));
    return found.find((kept) => kept !== null) ?? null;
  });
  const got = await freshest(read, known, now);
  if (got === null) return null;
  const { theirs, readAt, failingSince } = got;
  const synced = await context.database.write(scopeOf(context.actor), async (tx) => {
    const all: Synced = [];
    for (const one of ones) {
      const fields = await read.keep(tx, one, theirs, readAt);
      if (fields === null) continue;
      if (readAt === now) await read.store?.(tx, one, theirs, now);
      await keepOpened(tx, { ...one, linked: read.linked }, now);
      all.push({ id: one.id, readAt, failingSince, fields: [...fields] });
    }
    return all;
  });
  return { theirs, synced };
}

interface Got<Theirs> {
  readonly theirs: Theirs;
  readonly readAt: Instant;
  readonly failingSince: Instant | null;
}

async function freshest<Theirs>(
  read: RecordRead<Theirs>,
  known: StoredRecord<Theirs> | null,
  now: Instant,
): Promise<Got<Theirs> | null> {
  const kept = known && { theirs: known.record, readAt: known.readAt, failingSince: known.failingSince };
  if (kept && Math.abs(Date.parse(now) - Date.parse(kept.readAt)) < justRead) return kept;
  try {
    const theirs = await read.ask();
    return theirs === undefined ? null : { theirs, readAt: now, failingSince: null };
  } catch (error) {
    if (!kept || !(error instanceof Failure) || error.code !== 'PARTNER_UNREACHABLE') throw error;
    return { ...kept, failingSince: kept.failingSince ?? now };
  }
}

async function linkedOnes(
  context: Context,
  { pimsAccountId, pimsConnectionType: type }: NamedAccount,
  { linked, recordId }: Pick<RecordRead<unknown>, 'linked' | 'recordId'>,
): Promise<readonly LinkedOne[]> {
  if (context.actor.caller.kind === 'support') return [];
  const locations = (await locationsOfAccount(context, pimsAccountId, type)).filter(arePimsFeaturesOn);
  return context.database.read(scopeOf(context.actor), async (sql) => {
    const found = await Promise.all(
      locations.map(async ({ id: locationId }) => ({
        locationId,
        id: await idLinkedWith(sql, linked, locationId, { type, recordId }),
      })),
    );
    return found.flatMap(({ locationId, id }) => (id === null ? [] : [{ locationId, id }]));
  });
}
