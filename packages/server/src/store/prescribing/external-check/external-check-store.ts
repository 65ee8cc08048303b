import type { Instant } from '@signa/core/base';
import type { CdsHook } from '@signa/core/safety';
import type { RecordedAnswer, StoredResult } from '../../../database/schema/external-check.js';
import { key } from '../../key.js';
import { columnsOf, text } from '../../sql/expression.js';
import { fields, select, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

interface NewCheck {
  readonly locationId: string;
  readonly at: Instant;
  readonly locationUserId: string;
  readonly patientId: string;
  readonly hook: CdsHook;
  readonly results: readonly StoredResult[];
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
}

const e = columnsOf('external_check as e');
const inserted = statement(
  fields({ id: text(e.id) }),
  (
    list,
  ) => `insert into signa.external_check as e (location_id, at, location_user_id, patient_id, hook, results, answers)
  values ($1, $2, $3, $4, $5, $6, $7) returning ${list}`,
);

/** Stores what the services of a location said, and returns its ID (P-430). */
export async function keepExternalCheck(tx: Queryable, check: NewCheck): Promise<string> {
  const { locationId, at, locationUserId, patientId, hook, results, answers } = check;
  const { id } = await single(tx, inserted, [
    key(locationId),
    at,
    key(locationUserId),
    key(patientId),
    hook,
    JSON.stringify(results),
    JSON.stringify(answers),
  ]);
  return id;
}

/** A check of the location, by the user who made it. */
interface CheckName {
  readonly locationId: string;
  readonly id: string;
  readonly locationUserId: string;
}

/** A stored check. */
interface StoredCheck {
  readonly patientId: string;
  readonly results: readonly StoredResult[];
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
}

/** Milliseconds for which an answer applies to the same card: a prescription is written within a day. */
export const answersKeptFor = 24 * 60 * 60 * 1000;

/** Answered checks that are compared with a new one. */
const mostEarlier = 20;
const answered = select(
  fields({ results: e.results, answers: e.answers }),
  `from signa.external_check e where e.location_id = $1 and e.location_user_id = $2 and e.patient_id = $3
    and e.answers <> '{}' and e.at > $4 order by e.at desc limit ${mostEarlier}`,
);

/** The checks of a patient since then in which a user answered a card, the newest first. */
export const listAnsweredChecks = (
  sql: Queryable,
  { locationId, locationUserId, patientId }: Pick<NewCheck, 'locationId' | 'locationUserId' | 'patientId'>,
  since: Instant,
): Promise<Pick<StoredCheck, 'results' | 'answers'>[]> =>
  rows(sql, answered, [key(locationId), key(locationUserId), key(patientId), since]);

const locked = select(
  fields({ patientId: text(e.patient_id), results: e.results, answers: e.answers }),
  `from signa.external_check e
  where e.location_id = $1 and e.id = $2 and e.location_user_id = $3 for update`,
);

/** Locks a check until the transaction ends; `null` if the user made none of that ID. */
export async function findExternalCheckForUpdate(tx: Queryable, name: CheckName): Promise<StoredCheck | null> {
  const [found] = await rows(tx, locked, [key(name.locationId), key(name.id), key(name.locationUserId)]);
  return found ?? null;
}

/** Stores the answer to a card (P-431). */
export async function keepCardAnswer(
  tx: Queryable,
  { locationId, id }: Omit<CheckName, 'locationUserId'>,
  cardId: string,
  answer: RecordedAnswer,
): Promise<void> {
  await rows(
    tx,
    `update signa.external_check set answers = answers || jsonb_build_object($3::text, $4::jsonb)
    where location_id = $1 and id = $2`,
    [key(locationId), key(id), cardId, JSON.stringify(answer)],
  );
}

/** Keeps a check with the prescription that was signed with it. */
export async function linkExternalCheck(
  tx: Queryable,
  { locationId, id }: Omit<CheckName, 'locationUserId'>,
  prescriptionId: string,
): Promise<void> {
  await rows(tx, 'update signa.external_check set prescription_id = $3 where location_id = $1 and id = $2', [
    key(locationId),
    key(id),
    key(prescriptionId),
  ]);
}

/** Deletes checks before a time that nobody signed with and nobody answered. */
export async function forgetUnusedChecks(tx: Queryable, before: Instant): Promise<void> {
  await rows(tx, 'select signa.forget_external_checks($1)', [before]);
}
