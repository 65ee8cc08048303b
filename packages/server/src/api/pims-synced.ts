import type { Operations } from '@signa/core/contract';
import { arePimsFeaturesOn, type SyncedField } from '@signa/core/practice';
import type { Instant } from '@signa/core/base';
import { scopeOf } from '../access/actor.js';
import { Failure } from '../failure/failure.js';
import { keepOpened, type KeptRecord } from '../store/pims/kept-record.js';
import { idLinkedWith, type Linked } from '../store/pims/record-link.js';
import type { Queryable } from '../store/statement.js';
import type { LinkedOne } from '../use-case/pims/keep-told.js';
import type { Context } from './context.js';
import { locationsOfAccount, type NamedAccount } from './pims-access.js';

type Synced = NonNullable<Operations['getPimsPatientById']['data']['pimsPatientById']>['synced'];

/** How a record of one kind is asked for, kept, and found where it was kept. */
interface RecordRead<Theirs> {
  readonly linked: Linked;
  /** Its id there. */
  readonly recordId: string;
  /** @throws Failure PARTNER_UNREACHABLE */
  ask(): Promise<Theirs | undefined>;
  /** Keeps what it tells of one who is linked with it. */
  keep(tx: Queryable, one: LinkedOne, theirs: Theirs, now: Instant): Promise<readonly SyncedField[] | null>;
  /** Keeps the record itself, where that is done. */
  store?(tx: Queryable, one: LinkedOne, theirs: Theirs, now: Instant): Promise<void>;
  kept(tx: Queryable, one: LinkedOne): Promise<KeptRecord<Theirs> | null>;
}

/** A record that was read a moment ago is not asked for again: what tells a screen of a change has just read it. */
const justRead = 10_000;

/**
 * A record by its id, with what is kept of those at the caller's locations who are linked with it (C-255). Where the
 * practice system does not answer it is the one that was read last, with since when (C-262, C-263); of who is not linked
 * the failure stays (C-092). Support looks at records and keeps nothing.
 *
 * @returns `null` where there is none
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
  known: KeptRecord<Theirs> | null,
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
