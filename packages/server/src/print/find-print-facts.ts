import { type OperationName, type Operations, readAnswer } from '@signa/core/operation';
import { mailingOf, mayReprint, type PrintFacts, readablePhones } from '@signa/core/prescription';
import type { Clock } from '@signa/core/time';
import type { Actor } from '../access/actor.js';
import type { Bearer } from '../access/bearer.js';
import type { Directory } from '../access/directory.js';
import type { Execute, IncomingCall } from '../api/execute.js';
import { Failure, notFound, throwRefusal } from '../failure/failure.js';

/** Who asks for the paper, as a call says it. */
export type PrintCaller = Pick<IncomingCall, 'authorization' | 'application' | 'impersonated'>;

export interface PrintNeeds {
  readonly execute: Execute;
  readonly bearer: Bearer;
  readonly directory: Directory;
  readonly clock: Clock;
  /** Where hard copies go, from the configuration (P-112). */
  readonly mail: Parameters<typeof mailingOf>[0];
}

/**
 * What the paper of an issued prescription says. It is read by the operations the portal reads it by, so that nobody
 * gets a paper whose prescription they may not open.
 *
 * @throws Failure NOT_FOUND for one that is missing or of a foreign location; CONFLICT for one that is not
 * printed (P-146); else what GetPrescription refuses
 */
export async function findPrintFacts(needs: PrintNeeds, caller: PrintCaller, id: string): Promise<PrintFacts> {
  const { prescription } = await read(needs.execute, caller, 'GetPrescription', { id });
  if (!prescription?.location) throw notFound('Prescription');
  const verdict = mayReprint({ rxStatus: prescription.rxStatus.code, archived: prescription.archived });
  if (!verdict.allowed) throwRefusal(verdict);
  const { pharmacyOptions: pharmacies } = await read(needs.execute, caller, 'PharmacyOptions', {});
  const printedAt = needs.clock.now();
  const username = await needs.bearer.username(caller.authorization, new Date(printedAt));
  const actor = await needs.directory.actor(username, caller.impersonated, printedAt);
  return readablePhones({
    prescription,
    location: prescription.location,
    pharmacies,
    mailing: mailingOf(needs.mail),
    printedAt,
    printedBy: nameOf(actor, prescription.location.id) ?? username,
    reprint: prescription.reprintCount,
  });
}

async function read<N extends OperationName>(
  execute: Execute,
  caller: PrintCaller,
  operationName: N,
  variables: Operations[N]['variables'],
): Promise<Operations[N]['data']> {
  const { body } = await execute({ ...caller, idempotencyKey: null, body: { operationName, variables } });
  const answer = readAnswer<N>(body);
  if (answer.ok) return answer.data;
  const { code, message, issues } = answer.failure;
  if (code === 'UNAVAILABLE') throw new Error(message);
  throw new Failure(code, message, issues);
}

/** Under impersonation both people are named (P-069). */
function nameOf({ assignments, caller }: Actor, locationId: string): string | null {
  const name = assignments.find((held) => held.locationId === locationId)?.displayName ?? null;
  return name !== null && caller.kind === 'impersonating' ? `${name} (${caller.supportUsername})` : name;
}
