import type { ServerResponse } from 'node:http';
import { type Operations, isSubscriptionName } from '@signa/core/contract';
import type { Contract } from '../api/contract.js';
import { type ReportError, sentError } from '../api/error.js';
import { type IncomingCall, readCall, statusOf } from '../api/execute.js';
import type { CallAnswer } from '../api/call-answer.js';
import { inputIssues } from '../api/input-issues.js';
import { Failure, requireNoIssues } from '../failure/failure.js';
import { openStream } from './stream.js';
import type { Hub } from './hub.js';
import { type RightDeps, requireRight } from './right-to-hear.js';

/** Answers subscriptions of the contract, each with an event stream. */
export interface Streams {
  /** Starts a stream and returns null, or returns why it cannot. */
  open(call: IncomingCall, response: ServerResponse): Promise<CallAnswer | null>;
  /** Open streams. */
  count(): number;
  /** Closes all streams and starts no new ones. */
  close(): void;
}

export interface StreamsDeps extends RightDeps {
  readonly contract: Contract;
  readonly hub: Hub;
  readonly report: ReportError;
  /** Milliseconds between two heartbeats, at each of which access is checked again. */
  readonly beatEvery?: number;
  /** Maximum number of streams per user at this server: a browser needs one per location. */
  readonly mostOfPerson?: number;
}

const ending = 'The server is restarting. Try again in a moment.';
const tooMany = 'Signa is open in too many tabs. Close some to get live updates here.';

export function openStreams({ beatEvery = 15_000, mostOfPerson = 20, ...deps }: StreamsDeps): Streams {
  const open = new Map<() => void, string>();
  let isClosed = false;

  async function begin(call: IncomingCall, response: ServerResponse): Promise<CallAnswer | null> {
    const known = readCall(deps.contract, call.body, isSubscriptionName);
    requireNoIssues(inputIssues(deps.contract.schema, deps.contract.document(known.operation), known.variables));
    const { locationId } = known.variables as Operations['LocationChanged']['variables'];
    const mayReceive = () => requireRight(deps, call, known);
    const { username, expiresAt } = await mayReceive();
    if (isClosed)
      return { status: 503, operation: known.operation, actor: null, body: refusal(new Failure('CONFLICT', ending)) };
    if ([...open.values()].filter((name) => name === username).length >= mostOfPerson)
      throw new Failure('TOO_MANY_CALLS', tooMany);
    if (response.destroyed) return null;
    const end = openStream({
      response,
      expiresAt,
      mayReceive,
      listen: (hear) => deps.hub.subscribe(locationId, hear),
      now: () => Date.parse(deps.clock.now()),
      beatEvery,
      report: deps.report,
      onEnd: () => void open.delete(end),
    });
    open.set(end, username);
    return null;
  }

  const refusal = (error: unknown): CallAnswer['body'] => ({ errors: [sentError(error, deps.report)] });

  return {
    async open(call, response) {
      try {
        return await begin(call, response);
      } catch (error) {
        return { status: statusOf(error), operation: null, actor: null, body: refusal(error) };
      }
    },
    count: () => open.size,
    close() {
      isClosed = true;
      for (const end of [...open.keys()]) end();
    },
  };
}
