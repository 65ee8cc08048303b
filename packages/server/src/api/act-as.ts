import type { OperationName } from '@signa/core/contract';
import { noAccessText } from '@signa/core/practice';
import type { Clock } from '@signa/core/base';
import type { Actor } from '../access/actor.js';
import type { Admitted } from '../access/admit.js';
import type { Directory } from '../access/directory.js';
import type { Limits } from '../access/limits.js';
import type { Database } from '../database/database.js';
import { Failure } from '../failure/failure.js';
import { recordExpiry } from '../use-case/administration/impersonation/record-expiry.js';
import { watchedDatabase } from './watched-database.js';

export interface ActAsDeps {
  readonly database: Database;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'turns'>;
}

/** How many times the rights can change during a call before it fails with a conflict. */
const attempts = 4;

/**
 * Runs a call as its caller, and restarts it when the rights it ran under were outdated.
 *
 * @param operation - its contract operation; null for other calls
 */
export async function actAs<T>(
  deps: ActAsDeps,
  caller: Admitted,
  operation: OperationName | null,
  work: (actor: Actor, database: Database) => Promise<T>,
): Promise<T> {
  const database = inTurns(deps, caller.holder.username.toLowerCase());
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const actor = await actorOfCall(deps, caller, operation);
    if (caller.isSupportTool && !actor.support) throw new Failure('FORBIDDEN', noAccessText);
    const watched = watchedDatabase(database, actor);
    const ended = await endOf(work(actor, watched.database));
    if (await watched.isCurrent()) return ended();
    deps.directory.forget(caller.holder.username);
  }
  throw new Failure('CONFLICT');
}

/** A user's reads and writes take turns; a call that waits for a partner releases its turn. */
function inTurns({ database, limits: { turns } }: ActAsDeps, person: string): Database {
  return {
    read: (scope, work) => turns.run(person, () => database.read(scope, work)),
    write: (scope, work) => turns.run(person, () => database.write(scope, work)),
    close: () => database.close(),
  };
}

/** The result of a run, to be returned or thrown later. */
function endOf<T>(work: Promise<T>): Promise<() => T> {
  return work.then(
    (answer) => () => answer,
    (error: unknown) => () => {
      throw error;
    },
  );
}

/**
 * Exiting an impersonation that already ended is not an error: the support user then calls as themselves. An expired
 * one is closed as of its expiry before another starts and before rights are loaded, because closing it changes them
 * (A-059).
 */
async function actorOfCall(
  { directory, clock, database }: ActAsDeps,
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
