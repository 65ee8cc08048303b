import { type FirstAnswer, type Operations, type QueryName, readAnswer } from '@signa/core/contract';
import { type FirstRead, firstReads, readsThatFollow } from '@signa/core/portal';
import { mayUse, personRead } from '@signa/core/administration';
import { selectLocation } from '@signa/core/practice';
import type { Holder } from '../access/bearer.js';
import type { Execute } from '../api/execute.js';

interface FirstAnswersNeeds {
  readonly execute: Execute;
  /** Whose page it is, as its token says. */
  readonly holder: Holder;
  /** Path and query as asked for. */
  readonly url: URL;
  /** Where the person worked last, as their browser says; a wish, which grants nothing. */
  readonly wishedLocation: string | null;
}

type Person = NonNullable<Operations['GetUserByUsername']['data']['userByUsername']>;

/**
 * Answers the first calls of a page: who it is, and what the page shows first. The calls are those that the page itself
 * would make, with its token: they read as the person may read.
 */
export async function firstAnswers(needs: FirstAnswersNeeds): Promise<readonly FirstAnswer[]> {
  const { holder, url, wishedLocation } = needs;
  const ask = (name: QueryName, variables: Readonly<Record<string, unknown>>) => answerOf(needs, name, variables);
  const asked = personRead(holder.username, { selectedLocationId: wishedLocation, locationUserId: null });
  const who = await Promise.all([ask('GetUserByUsername', asked), ask('GetSupportUser', {})]);
  const person = personOf(who[0]);
  const locationId = person && selectLocation(person.locationsUsers, wishedLocation)?.locationId;
  if (!person || !locationId) return who;
  const page = { path: url.pathname, query: url.searchParams, locationId };
  const caller = { kind: 'practice', username: holder.username, assignments: person.locationsUsers } as const;
  // What would be refused is not asked: the page does not show it.
  const mayAsk = ({ name }: FirstRead) => mayUse({ operation: name, caller, locationIds: [locationId] }).allowed;
  const askAll = (reads: readonly FirstRead[]) =>
    Promise.all(reads.filter(mayAsk).map(({ name, variables }) => ask(name, variables)));
  const first = await askAll(firstReads(page));
  const answers = [...first, ...(await askAll(readsThatFollow(page, first)))];
  // A page says itself what it may not read; only who somebody is, is told by a refusal.
  return [...who, ...answers.filter(({ failure }) => failure === undefined)];
}

const personOf = ({ data }: FirstAnswer): Person | null =>
  (data as { readonly userByUsername: Person | null } | undefined)?.userByUsername ?? null;

async function answerOf(
  { execute, holder }: FirstAnswersNeeds,
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
