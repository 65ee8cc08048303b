import { mayHelpClients, mayHelpClientsAnywhere, refusalTexts } from '@signa/core/administration';
import { isActiveAssignment } from '@signa/core/practice';
import { accountTypes, type AccountQuestion } from '@signa/core/orders';
import type { Actor } from '../access/actor.js';
import type { Assignment } from '../access/actor-facts.js';
import { Failure, notFound, throwRefusal } from '../failure/failure.js';
import { findClientByUuid, type NamedClient } from '../store/clients/client/client-store.js';
import { loadFeatures } from '../store/practice/practice/feature-store.js';
import type { Queryable } from '../store/statement.js';

/**
 * Checked before anything is read. @throws Failure FORBIDDEN when no role of the caller allows ordering for clients
 * (C-147)
 */
export function requireHelper({ caller }: Actor): void {
  const verdict = mayHelpClientsAnywhere(caller);
  if (!verdict.allowed) throwRefusal(verdict);
}

/**
 * Whether the actor can look up an account: of a client at a location where they can help, or their own.
 *
 * @throws Failure NOT_FOUND for an unknown client or one of a foreign location (C-001), FORBIDDEN for any other account
 * and without the right or feature there
 */
export async function requireMayAsk(sql: Queryable, actor: Actor, { type, uuid }: AccountQuestion): Promise<void> {
  if (type === accountTypes.client) await clientToHelp(sql, actor, uuid);
  else await requireHelpAt(sql, actor, ownAssignment(actor, (held) => held.uuid === uuid).locationId);
}

export interface HelpParties {
  readonly client: NamedClient;
  /** Of the actor, at the location of the client. */
  readonly helper: Assignment;
}

/** The user and the client, both named by their own uuid. @throws Failure as `requireMayAsk` does (C-241) */
export async function partiesOf(
  sql: Queryable,
  actor: Actor,
  { client: clientUuid, user }: { readonly client: string; readonly user: string },
): Promise<HelpParties> {
  const client = await clientToHelp(sql, actor, clientUuid);
  const helper = ownAssignment(actor, (held) => held.uuid === user && held.locationId === client.locationId);
  return { client, helper };
}

async function clientToHelp(sql: Queryable, actor: Actor, uuid: string): Promise<NamedClient> {
  const client = await findClientByUuid(sql, actor.locationIds, uuid);
  if (!client) throw notFound('Client');
  await requireHelpAt(sql, actor, client.locationId);
  return client;
}

async function requireHelpAt(sql: Queryable, actor: Actor, locationId: string): Promise<void> {
  const features = new Set(await loadFeatures(sql, locationId));
  const verdict = mayHelpClients(actor.caller, locationId, features);
  if (!verdict.allowed) throwRefusal(verdict);
}

function ownAssignment(actor: Actor, isNamed: (held: Assignment) => boolean): Assignment {
  const own = actor.assignments.find((held) => isNamed(held) && isActiveAssignment(held));
  if (!own) throw new Failure('FORBIDDEN', refusalTexts.helpAsYourself);
  return own;
}
