import type { OperationName } from '@signa/core/contract';
import { noAccessText } from '@signa/core/practice';
import type { Clock } from '@signa/core/base';
import type { Actor } from '../access/actor.js';
import type { Admitted } from '../access/admit.js';
import type { Directory } from '../access/directory.js';
import type { Limits } from '../access/limits.js';
import type { Database } from '../database/database.js';
import { Failure } from '../failure/failure.js';
import { recordExpiry } from '../use-case/impersonation/record-expiry.js';
import { watchedDatabase } from './watched-database.js';

export interface ActAsNeeds {
  readonly database: Database;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'turns'>;
}

/** How often rights may change under a call before it is answered as a conflict. */
const attempts = 4;

/**
 * Answers a call as whoever makes it, again from the start when the rights it ran under were no longer theirs.
 *
 * @param operation - which one of the contract it is; null for a call beside it
 */
export async function actAs<T>(
  needs: ActAsNeeds,
  caller: Admitted,
  operation: OperationName | null,
  work: (actor: Actor, database: Database) => Promise<T>,
): Promise<T> {
  const database = inTurns(needs, caller.holder.username.toLowerCase());
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const actor = await actorOfCall(needs, caller, operation);
    if (caller.isSupportTool && !actor.support) throw new Failure('FORBIDDEN', noAccessText);
    const watched = watchedDatabase(database, actor);
    const ended = await endOf(work(actor, watched.database));
    if (await watched.isCurrent()) return ended();
    needs.directory.forget(caller.holder.username);
  }
  throw new Failure('CONFLICT');
}

/** A person's reads and writes wait for one another; a call that waits for a partner holds nobody up. */
function inTurns({ database, limits: { turns } }: ActAsNeeds, person: string): Database {
  return {
    read: (scope, work) => turns.run(person, () => database.read(scope, work)),
    write: (scope, work) => turns.run(person, () => database.write(scope, work)),
    close: () => database.close(),
  };
}

/** How it ended, to be answered or thrown later. */
function endOf<T>(work: Promise<T>): Promise<() => T> {
  return work.then(
    (answer) => () => answer,
    (error: unknown) => () => {
      throw error;
    },
  );
}

/**
 * Leaving an impersonation that is over already is no fault: then the support user calls as themselves. One that ran out
 * unseen ends at its own moment before another is started, and before rights are loaded: its end moves them.
 */
async function actorOfCall(
  { directory, clock, database }: ActAsNeeds,
  { holder, impersonated }: Admitted,
  operation: OperationName | null,
): Promise<Actor> {
  if (operation === 'StartImpersonation') await recordExpiry(database, holder.username, clock.now());
  try {
    return await directory.actor(holder, impersonated, clock.now());
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'IMPERSONATION_EXPIRED') throw error;
    await recordExpiry(database, holder.username, clock.now());
    if (operation !== 'ExitImpersonation') throw error;
    return await directory.actor(holder, null, clock.now());
  }
}
