import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../observe/log.js';
import type { Outgoing } from '../outgoing/outgoing.js';

/** Whether users can sign in: `unavailable` while the identity provider does not respond. */
export type SignInState = 'available' | 'unavailable' | 'unknown';

interface ProviderWatch {
  readonly state: () => SignInState;
  readonly stop: () => void;
}

interface ProviderWatchDeps {
  readonly issuer: string;
  readonly outgoing: Outgoing;
  readonly log: Log;
  /** Waits before the next poll; a rejection ends the watch. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const intervals = { available: 60_000, unavailable: 10_000 } as const;
const timeout = 6_000;
const maxBytes = 1_000_000;

/**
 * Polls the identity provider's discovery document from the start. The server does not wait for it: signed-in users can
 * continue, and a sign-in calls the provider itself. The state is part of /health/ready, and changes are logged.
 */
export function watchProvider({ issuer, outgoing, log, wait = pause }: ProviderWatchDeps): ProviderWatch {
  const url = new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const stopping = new AbortController();
  let state: SignInState = 'unknown';

  async function ask(): Promise<Exclude<SignInState, 'unknown'>> {
    const answer = await outgoing({ method: 'GET', url, timeout, maxBytes }).catch((error: unknown) => error);
    const isAvailable = isAnswer(answer) && answer.status === 200;
    const reason = isAnswer(answer) ? `${url.host} answered ${answer.status}` : String(answer);
    if (!isAvailable && state !== 'unavailable')
      log.warn({ reason }, 'the identity provider does not respond: no one can sign in until it does');
    if (isAvailable && state === 'unavailable') log.info('the identity provider responds again');
    state = isAvailable ? 'available' : 'unavailable';
    return state;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) await wait(intervals[await ask()], stopping.signal);
  }

  watch().catch(() => undefined);
  return { state: () => state, stop: () => stopping.abort() };
}

function isAnswer(value: unknown): value is { readonly status: number } {
  return typeof value === 'object' && value !== null && 'status' in value;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false });
}
