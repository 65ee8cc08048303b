import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Clock, todayIn } from '@signa/core/base';
import {
  type CdsAnswer,
  type CdsHook,
  cdsHooks,
  cdsServices,
  checkConflicts,
  type ConflictReport,
  type OrderCheck,
  prepareOrderCheck,
} from '@signa/core/safety';
import { cdsCallSchema } from '@signa/core/schema';
import { findCdsKey } from '../access/cds-key.js';
import { type Limits, requireLeft } from '../access/limits.js';
import { beginCall } from '../api/begin-call.js';
import type { ReportError } from '../api/error.js';
import type { Database } from '../database/database.js';
import { Failure } from '../failure/failure.js';
import { statusOfFailure } from '../failure/status.js';
import type { AddressOf } from '../http/address.js';
import { answerJson } from '../http/answer.js';
import { isDeeperThan } from '../http/nesting.js';
import { BodyError, readBody, requireType } from '../http/read-body.js';
import { setRetryAfterError } from '../http/retry-after.js';
import type { Log } from '../observe/log.js';
import type { Metrics } from '../observe/metrics.js';
import type { CdsKey } from '../start/config.js';
import { activeKnowledge } from '../store/knowledge/active-knowledge.js';
import { zoneOf } from '../store/practice/place/zone.js';
import { recordCdsCheck } from '../store/administration/audit/record-cds-check.js';

interface CdsEndpointDeps {
  readonly keys: readonly CdsKey[];
  readonly limits: Pick<Limits, 'programs'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly addressOf: AddressOf;
  readonly metrics: Pick<Metrics, 'called'>;
  readonly report: ReportError;
  readonly log: Log;
}

/** Answers CDS Hooks; false for any other path. */
export type CdsEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** A patient with 100 entries of each kind takes a tenth of it. */
const maxBodyBytes = 1024 * 1024;
/** Nested extensions of a contained resource in a bundle need about twenty. */
const maxDepth = 40;

/** A call that is answered with an error. */
class Refused extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 412,
    message: string,
  ) {
    super(message);
    this.name = 'Refused';
  }
}

const discovery = '/cds-services';

/**
 * The CDS Hooks 2.0 services of decision 103: GET /cds-services lists them, POST /cds-services/{id} checks orders.
 * Nothing of a call is kept but that it was made. No header allows browsers of other origins.
 */
export function openCdsEndpoint(deps: CdsEndpointDeps): CdsEndpoint {
  return async (request, response, path) => {
    if (path !== discovery && !path.startsWith(`${discovery}/`)) return false;
    if (deps.keys.length === 0) {
      answerJson(response, 404, { error: 'This server offers no CDS services. Its operator can set CDS_KEYS.' });
      return true;
    }
    const method = path === discovery ? 'GET' : 'POST';
    if (request.method !== method) {
      response.setHeader('allow', method);
      answerJson(response, 405, { error: `Only ${method} is allowed here` });
    } else if (path === discovery) answerJson(response, 200, cdsServices);
    else await answerCall(deps, request, response, path.slice(discovery.length + 1));
    return true;
  };
}

async function answerCall(
  deps: CdsEndpointDeps,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  const start = performance.now();
  const number = beginCall(response);
  try {
    answerJson(response, 200, await answerOf(deps, request, id));
  } catch (error) {
    setRetryAfterError(response, error);
    const { status, message } = refusalOf(error, () => deps.report(error, number));
    if (status === 401) {
      response.setHeader('www-authenticate', 'Bearer');
      deps.log.warn({ address: deps.addressOf(request), reason: message }, 'a CDS call was rejected');
    }
    answerJson(response, status, { error: message });
  }
  deps.metrics.called('CheckForProgram', response.statusCode, (performance.now() - start) / 1000);
}

/** The status and the text of an error; an unexpected one is reported, and the caller gets its number only. */
function refusalOf(error: unknown, report: () => string): { readonly status: number; readonly message: string } {
  if (error instanceof Refused || error instanceof BodyError) return { status: error.status, message: error.message };
  if (error instanceof Failure) return { status: statusOfFailure(error), message: error.message };
  return { status: 500, message: `The check failed. Try again; if it fails again, name ${report()} to support.` };
}

async function answerOf(deps: CdsEndpointDeps, request: IncomingMessage, id: string): Promise<CdsAnswer> {
  const key = findCdsKey(deps.keys, request.headers.authorization);
  if (!key) throw new Refused(401, "Send the header 'authorization: Bearer' with the key of your program.");
  requireLeft(deps.limits.programs.take(key.name));
  const hook = cdsHooks.find((one) => one === id);
  if (!hook) throw new Refused(404, `There is no such service. GET ${discovery} lists them.`);
  const call = await readCall(request, hook);
  return await check(deps, key, call);
}

type ReadCall = ReturnType<typeof cdsCallSchema.parse>;

async function readCall(request: IncomingMessage, hook: CdsHook): Promise<ReadCall> {
  requireType(request, 'application/json');
  const bytes = await readBody(request, maxBodyBytes);
  if (isDeeperThan(bytes, maxDepth))
    throw new BodyError(400, `The body nests objects and lists deeper than ${maxDepth} levels.`);
  const read = cdsCallSchema.safeParse(jsonOf(bytes));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Refused(400, `Not a call of CDS Hooks 2.0: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? ''}`);
  }
  if (read.data.hook !== hook) throw new Refused(400, `The service ${hook} answers the hook ${hook} only.`);
  return read.data;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BodyError(400, 'The body is not JSON.');
  }
}

/** The time zone of a key's location, and what its orders are checked with. */
async function settingOf({ database, clock }: CdsEndpointDeps, { locationId }: CdsKey) {
  return await database.read({ locationIds: [locationId] }, async (sql) => {
    const timeZone = await zoneOf(sql, locationId);
    if (timeZone === null)
      throw new Refused(403, "The location of this key doesn't exist. Its operator can correct CDS_KEYS.");
    return { timeZone, knowledge: (await activeKnowledge(sql, { locationId, now: clock.now() })).knowledge };
  });
}

/** Checks the orders one by one; other calls are answered in between. */
async function checkEach({ orders, answer }: OrderCheck): Promise<CdsAnswer> {
  const reports: ConflictReport[] = [];
  for (const { subject } of orders) {
    reports.push(checkConflicts(subject));
    await setImmediate();
  }
  return answer(reports);
}

async function check(deps: CdsEndpointDeps, key: CdsKey, call: ReadCall): Promise<CdsAnswer> {
  const setting = await settingOf(deps, key);
  const at = deps.clock.now();
  const today = todayIn(setting.timeZone, at);
  const outcome = prepareOrderCheck(call, { ...setting, today, newId: () => randomUUID() });
  if (outcome.kind !== 'ready') throw new Refused(outcome.kind === 'missing' ? 412 : 400, outcome.message);
  const answer = await checkEach(outcome.check);
  const { name, locationId } = key;
  const made = { locationId, at, key: name, hook: call.hook, orders: call.orders.length, answer };
  await deps.database.write({ locationIds: [locationId] }, (tx) => recordCdsCheck(tx, made));
  return answer;
}
