import { type ContractName, isOperationName } from '@signa/core/contract';
import { documents } from '@signa/core/contract/documents';
import { type DocumentNode, type ExecutionResult, print } from 'graphql';
import type { Actor } from '../access/actor.js';
import type { Admitted } from '../access/admit.js';
import { Failure, requireNoIssues } from '../failure/failure.js';
import type { AccountProvider } from '../integration/account/account-provider.js';
import type { CdsServices } from '../integration/cds/cds-services.js';
import type { PracticeSystems } from '../integration/pims/practice-system.js';
import type { SecretCipher } from '../secrets/secret-cipher.js';
import { type ActAsDeps, actAs } from './act-as.js';
import type { Context } from './context.js';
import type { Contract } from './contract.js';
import { type ReportError, type SentError, sentError } from './error.js';
import { inputIssues } from './input-issues.js';
import { noteCall, type NoteDeps } from './note-call.js';
import { newRequestId } from './new-request-id.js';
import { type KeepRefusal, refusalOf } from './refusal.js';
import { openConcernsClients } from './concerns-clients.js';
import type { CallAnswer } from './call-answer.js';
import type { KnownCall } from './known-call.js';

/** A call of an admitted caller. */
export interface IncomingCall extends Admitted {
  /** The parsed body, of any shape. */
  readonly body: unknown;
  /** The request ID that the caller gets; null for a page's first reads, which have none. */
  readonly number?: string;
}

export interface ExecuteDeps extends ActAsDeps {
  readonly contract: Contract;
  readonly practiceSystems: PracticeSystems;
  readonly cdsServices: CdsServices;
  readonly accounts: AccountProvider;
  readonly secretCipher: SecretCipher;
  readonly reportsUrl: string | null;
  readonly report: ReportError;
  readonly keepRefusal: KeepRefusal;
}

export type Execute = (call: IncomingCall) => Promise<CallAnswer>;

/** Runs calls of the contract's operations by name. */
export function openExecutor(deps: ExecuteDeps): Execute {
  const concernsClients = openConcernsClients(deps.contract);

  async function answerOf(call: IncomingCall, report: ReportError): Promise<CallAnswer & { known: KnownCall | null }> {
    let known: KnownCall | null = null;
    let actor: Actor | null = null;
    try {
      known = readCall(deps.contract, call.body, isOperationName);
      const body = await runWhole({ ...deps, report, concernsClients }, call, known, (found) => (actor = found));
      const status = statusOfAnswer(body.errors ?? []);
      return { status, operation: known.operation, actor, body, known };
    } catch (error) {
      const body = { errors: [sentError(error, report)] };
      return { status: statusOf(error), operation: known?.operation ?? null, actor, body, known };
    }
  }

  return async (call) => {
    const [at, start] = [deps.clock.now(), performance.now()];
    const number = call.number ?? newRequestId();
    const { known, ...answer } = await answerOf(call, (error) => deps.report(error, number));
    const [error] = answer.body.errors ?? [];
    // No one can ask about a request ID that was not returned.
    if (known && error && (call.number !== undefined || isUnforeseen(error))) {
      const milliseconds = Math.round(performance.now() - start);
      const came = { number, at, milliseconds, ...known, username: call.holder.username, actor: answer.actor };
      const refusal = refusalOf(came, error);
      if (refusal) deps.keepRefusal(refusal);
    }
    return answer;
  };
}

/** Rejects anything but one named operation of the contract within the limits of a call. */
export function readCall<N extends ContractName>(
  contract: Pick<Contract, 'bounded'>,
  body: unknown,
  isKnown: (name: unknown) => name is N,
): KnownCall<N> {
  if (!isRecord(body)) throw invalid('Send one operation as a JSON object.');
  const { operationName: name, variables = null, query = null } = body;
  if (typeof name !== 'string' || name === '') throw invalid('Send operationName, the name of a contract operation.');
  if (!isKnown(name)) throw invalid(`Unknown operation ${name.slice(0, 60)}.`);
  if (query !== null && !isSameDocument(query, documents[name]))
    throw invalid(`The query differs from the document of ${name}. Send operationName and variables only.`);
  if (variables !== null && !isRecord(variables)) throw invalid('variables must be an object.');
  const bounded = contract.bounded(name, variables ?? {});
  requireNoIssues(bounded.issues);
  return { operation: name, variables: bounded.variables };
}

function isSameDocument(query: unknown, document: DocumentNode): boolean {
  return typeof query === 'string' && inOneLine(query) === inOneLine(print(document));
}

const inOneLine = (text: string) => text.replace(/[\s,]+/g, ' ').trim();

async function runWhole(
  deps: ExecuteDeps & NoteDeps,
  call: IncomingCall,
  known: KnownCall,
  onActor: (actor: Actor) => void,
): Promise<CallAnswer['body']> {
  const [actor, result] = await actAs(deps, call, known.operation, async (found, database) => {
    onActor(found);
    return [found, await runOnce({ ...deps, database }, call, found, known)] as const;
  });
  const body = withSentErrors(result, deps.report);
  await noteCall(deps, actor, { ...known, page: call.page, body });
  return body;
}

async function runOnce(
  deps: ExecuteDeps,
  call: IncomingCall,
  actor: Actor,
  { operation, variables }: KnownCall,
): Promise<ExecutionResult> {
  const context: Context = {
    operation,
    variables,
    actor,
    sessionId: call.holder.sessionId,
    database: deps.database,
    clock: deps.clock,
    practiceSystems: deps.practiceSystems,
    cdsServices: deps.cdsServices,
    accounts: deps.accounts,
    secretCipher: deps.secretCipher,
    reportsUrl: deps.reportsUrl,
    report: deps.report,
    idempotencyKey: call.idempotencyKey,
  };
  const result = (await deps.contract.compiled(operation).query(undefined, context, variables)) as ExecutionResult;
  if (result.errors?.[0] && !result.errors[0].path)
    requireNoIssues(inputIssues(deps.contract.schema, deps.contract.document(operation), variables));
  return result;
}

function withSentErrors(result: ExecutionResult, report: ReportError): CallAnswer['body'] {
  if (!result.errors?.length) return { data: result.data };
  return { data: null, errors: result.errors.map((error) => sentError(error, report)) };
}

function isUnforeseen({ extensions }: SentError): boolean {
  return 'errorId' in extensions;
}

export function statusOf(error: unknown): number {
  if (!(error instanceof Failure)) return 500;
  return statusesOfCalls[error.code] ?? 200;
}

/** Other failures of a call follow GraphQL: status 200 with an error. */
const statusesOfCalls: Partial<Readonly<Record<Failure['code'], number>>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_CALLS: 429,
  UNAVAILABLE: 503,
};

/** Status for errors while an operation runs: server errors and temporary ones. */
function statusOfAnswer(errors: readonly SentError[]): number {
  if (errors.some(isUnforeseen)) return 500;
  return errors.some(({ extensions }) => 'code' in extensions && extensions.code === 'UNAVAILABLE') ? 503 : 200;
}

function invalid(message: string): Failure {
  return new Failure('BAD_USER_INPUT', message);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
