import { type FirstAnswer, type Operations, type QueryName, readAnswer } from '@signa/core/contract';
import { type FirstRead, firstReads, readsThatFollow } from '@signa/core/portal';
import { mayUse, personRead } from '@signa/core/administration';
import { selectLocation } from '@signa/core/practice';
import type { Principal } from '../access/bearer.js';
import type { Execute } from '../api/execute.js';

interface FirstAnswersDeps {
  readonly execute: Execute;
  /** The page's user, from its token. */
  readonly holder: Principal;
  /** Path and query as requested. */
  readonly url: URL;
  /** The user's last location according to the browser; a preference that grants nothing. */
  readonly wishedLocation: string | null;
}

type Person = NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>;

/**
 * Answers the first calls of a page: the user, and what the page shows first. They are the calls that the page would
 * make with its token, so they return what the user can read.
 */
export async function firstAnswers(deps: FirstAnswersDeps): Promise<readonly FirstAnswer[]> {
  const { holder, url, wishedLocation } = deps;
  const ask = (name: QueryName, variables: Readonly<Record<string, unknown>>) => answerOf(deps, name, variables);
  const asked = personRead(holder.username, { selectedLocationId: wishedLocation, locationUserId: null });
  const who = await Promise.all([ask('GetUserByUsername', asked), ask('GetSupportUser', {})]);
  const person = personOf(who[0]);
  const locationId = person && selectLocation(person.locationsUsers, wishedLocation)?.locationId;
  if (!person || !locationId) return who;
  const page = { path: url.pathname, query: url.searchParams, locationId };
  const caller = { kind: 'practice', username: holder.username, assignments: person.locationsUsers } as const;
  // Skips calls that would be rejected, because the page does not show their data.
  const mayAsk = ({ name }: FirstRead) => mayUse({ operation: name, caller, locationIds: [locationId] }).allowed;
  const askAll = (reads: readonly FirstRead[]) =>
    Promise.all(reads.filter(mayAsk).map(({ name, variables }) => ask(name, variables)));
  const first = await askAll(firstReads(page));
  const answers = [...first, ...(await askAll(readsThatFollow(page, first)))];
  // A page handles missing rights itself; only the identity is determined by a rejection.
  return [...who, ...answers.filter(({ failure }) => failure === undefined)];
}

const personOf = ({ data }: FirstAnswer): Person | null =>
  (data as { readonly userByUsername: Person | null } | undefined)?.userByUsername ?? null;

async function answerOf(
  { execute, holder }: FirstAnswersDeps,
  name: QueryName,
  variables: Readonly<Record<string, unknown>>,
): Promise<FirstAnswer> {
  const { body } = await execute({
    holder,
    impersonated: null,
    page: null,
    idempotencyKey: null,
    body: { operationName: name, variables },
  });
  const answer = readAnswer(body);
  return answer.ok ? { name, variables, data: answer.data } : { name, variables, failure: answer.failure };
}
