import type { Operations } from '@signa/core/operation';
import { arePimsFeaturesOn } from '@signa/core/pims';
import type { SyncedField } from '@signa/core/pims-sync';
import type { Instant } from '@signa/core/time';
import { scopeOf } from '../access/actor.js';
import { idOfRecord, type Linked } from '../store/pims/record-link.js';
import type { Queryable } from '../store/statement.js';
import type { LinkedOne } from '../use-case/pims/keep-told.js';
import type { Context } from './context.js';
import { locationsOfAccount, type NamedAccount } from './pims-access.js';

type Synced = NonNullable<Operations['getPimsPatientById']['data']['pimsPatientById']>['synced'];

/** Keeps what a record tells of one who is linked with it. */
type KeepTold<Theirs> = (
  tx: Queryable,
  one: LinkedOne,
  theirs: Theirs,
  now: Instant,
) => Promise<readonly SyncedField[] | null>;

/**
 * Keeps what a record that was just read tells of those who are linked with it, at the caller's locations with the right
 * to read it, and answers what is kept (C-255). Support looks at records and keeps nothing.
 */
export async function keepAndAnswer<Theirs extends { readonly id: string }>(
  context: Context,
  { pimsAccountId, pimsConnectionType: type }: NamedAccount,
  { linked, theirs, keep }: { readonly linked: Linked; readonly theirs: Theirs; readonly keep: KeepTold<Theirs> },
): Promise<Synced> {
  if (context.actor.caller.kind === 'support') return [];
  const locations = (await locationsOfAccount(context, pimsAccountId, type)).filter(arePimsFeaturesOn);
  const now = context.clock.now();
  return context.database.write(scopeOf(context.actor), async (tx) => {
    const synced: Synced = [];
    for (const { id: locationId } of locations) {
      const id = await idOfRecord(tx, linked, locationId, { type, recordId: theirs.id });
      const fields = id === null ? null : await keep(tx, { locationId, id }, theirs, now);
      if (id !== null && fields !== null) synced.push({ id, fields: [...fields] });
    }
    return synced;
  });
}
