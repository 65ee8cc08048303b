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
import { noteImpersonation } from '../store/impersonation/note-impersonation.js';
import { unknownJson } from '../store/sql/expression.js';
import { fields, select } from '../store/sql/select.js';
import { single } from '../store/statement.js';
import type { Outcome, UseCase } from './work.js';

/**
 * Runs one mutation: its changes, the audit record, the messages that leave and the answer for a repeat are stored in
 * one transaction, or nothing is. A repeat with the same idempotency key gets the first answer and changes nothing; of
 * two at the same moment one acts and the other gets its answer.
 *
 * @throws Failure CONFLICT for a key that was used with another input; FORBIDDEN for a repeat by somebody who has lost
 * the right to the record meanwhile
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
 * Errors after which to try again: two transactions that could not both go on, or a row that was named and was taken away
 * meanwhile (C-254), which is then answered as missing.
 */
const contention = new Set(['40001', '40P01', '23503']);
const attempts = 4;

async function repeatedly<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (!contention.has((error as { code?: string }).code ?? '')) throw error;
      // A row that is missing each time was never there: a fault of ours, which is reported.
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
/** What is stored of the first call with a key. */
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
    const held = caller.kind === 'support' ? null : assignmentAt(caller, id);
    return JSON.stringify({
      username: signedInAs(call.actor),
      impersonatedUsername: caller.kind === 'impersonating' ? caller.username : null,
      locationUserId: (id === locationId ? addedAssignmentId : null) ?? held?.id ?? null,
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

/** What is told elsewhere with where: a change that is the same at many locations is sent once. */
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
