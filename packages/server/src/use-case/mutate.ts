import { createHash } from 'node:crypto';
import { assignmentAt } from '@signa/core/administration';
import { sql } from 'kysely';
import { z } from 'zod';
import { scopeOf, signedInAs } from '../access/actor.js';
import type { Tx } from '../database/database.js';
import { Failure } from '../failure/failure.js';
import type { Call } from './call.js';
import { canonicalJson } from './canonical-json.js';
import { openGuard } from './guard/guard.js';
import { permitRecord } from './guard/permit-record.js';
import { noteImpersonation } from '../store/administration/impersonation/note-impersonation.js';
import { unknownJson } from '../store/sql/expression.js';
import { fields, select } from '../store/sql/select.js';
import { single } from '../store/statement.js';
import type { Outcome, UseCase } from './work.js';

/**
 * Runs one mutation. Its changes, the audit record, the outgoing messages, and the stored response are committed in one
 * transaction or not at all. A repeat with the same idempotency key gets the first response and changes nothing; of two
 * concurrent calls, one runs and the other gets its response.
 *
 * @throws Failure CONFLICT for a key that was used with another input; FORBIDDEN for a repeat by a caller who has since
 * lost the right to the record
 */
export async function mutate<Args, Answer>(call: Call, useCase: UseCase<Args, Answer>, args: Args): Promise<Answer> {
  const { actor, database, operation } = call;
  return await repeatedly(() =>
    database.write(scopeOf(actor), async (tx) => {
      const repeat = repeatOf(call);
      const first = repeat && (await claim(tx, call, repeat));
      if (first) {
        permitRecord(actor.caller, operation, first.locationId);
        // The database returns the answer of this operation only, and the API checks it against the contract.
        return first.answer as Answer;
      }
      const now = call.clock.now();
      const { requireEntered, ...guard } = openGuard(tx, operation, actor);
      const outcome = await useCase({ tx, actor, now, ...guard }, args);
      if ('unchanged' in outcome) return outcome.unchanged;
      requireEntered(outcome.locationId);
      for (const { locationId } of outcome.elsewhere ?? []) requireEntered(locationId);
      await finish(tx, call, outcome, repeat, now);
      return outcome.answer;
    }),
  );
}

/**
 * Errors to retry: conflicting transactions, or a referenced row that was deleted concurrently (C-254). The retry then
 * reports that row as missing.
 */
const contention = new Set(['40001', '40P01', '23503']);
const attempts = 4;

async function repeatedly<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (!contention.has((error as { code?: string }).code ?? '')) throw error;
      // A row that is missing on every attempt never existed: that is a bug of the server and is reported.
      if (attempt === attempts) throw (error as { code?: string }).code === '23503' ? error : new Failure('CONFLICT');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

interface Repeat {
  readonly username: string;
  readonly key: string;
  readonly inputHash: string;
}

function repeatOf(call: Call): Repeat | null {
  const { idempotencyKey: key, actor, variables } = call;
  if (key === null) return null;
  return {
    username: signedInAs(actor),
    key,
    inputHash: createHash('sha256')
      .update(canonicalJson([actor.caller.username, variables]))
      .digest('hex'),
  };
}

const sameCall = z.object({ isOther: z.literal(false), locationId: z.string(), answer: z.unknown() });
/** The stored result of the first call with a key. */
const firstCall = z.nullable(z.discriminatedUnion('isOther', [sameCall, z.object({ isOther: z.literal(true) })]));
const claimKey = select(fields({ known: unknownJson('signa.claim_key($1, $2, $3, $4)') }), '');

async function claim(tx: Tx, call: Call, repeat: Repeat): Promise<z.infer<typeof sameCall> | null> {
  const { username, key, inputHash } = repeat;
  const known = firstCall.parse((await single(tx, claimKey, [username, key, call.operation, inputHash])).known);
  if (known?.isOther) throw new Failure('CONFLICT', 'This idempotency key was used for another call. Send a new key.');
  return known;
}

async function finish<A>(tx: Tx, call: Call, outcome: Outcome<A>, repeat: Repeat | null, now: string): Promise<void> {
  const { caller } = call.actor;
  const {
    locationId,
    subject,
    before,
    after,
    others = [],
    messages = [],
    elsewhere = [],
    addedAssignmentId,
    answer,
  } = outcome;
  const whoAt = (id: string) => {
    const assignment = caller.kind === 'support' ? null : assignmentAt(caller, id);
    return JSON.stringify({
      username: signedInAs(call.actor),
      impersonatedUsername: caller.kind === 'impersonating' ? caller.username : null,
      locationUserId: (id === locationId ? addedAssignmentId : null) ?? assignment?.id ?? null,
    });
  };
  await sql`select signa.finish_mutation(${locationId}, ${now}, ${whoAt(locationId)}, ${call.operation},
    ${JSON.stringify([{ subject, before, after }, ...others])}, ${JSON.stringify(messages)},
    ${repeat && JSON.stringify({ ...repeat, answer: answer ?? null })})`.execute(tx);
  const { impersonation } = call.actor;
  if (impersonation && !subject.startsWith('impersonation:'))
    await noteImpersonation(tx, impersonation.id, now, [
      { kind: 'write', operation: call.operation, subject, locationId },
    ]);
  for (const [entry, ids] of sameEntries(elsewhere))
    await sql`select signa.append_audit(told.id, ${now}, told.who, ${call.operation}, ${entry})
      from (select * from unnest(${ids}::bigint[], ${ids.map(whoAt)}::jsonb[]) as place (id, who) order by id) told`.execute(
      tx,
    );
}

/** Adds the location to events for external systems; a change that is the same at many locations is sent once. */
function sameEntries(elsewhere: NonNullable<Outcome<unknown>['elsewhere']>): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { locationId, ...entry } of elsewhere) {
    const text = JSON.stringify([entry]);
    const ids = places.get(text);
    if (ids) ids.push(locationId);
    else places.set(text, [locationId]);
  }
  return places;
}
