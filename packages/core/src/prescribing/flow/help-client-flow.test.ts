import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { AccountQuestion, SessionRequest, StorefrontSession } from '../../orders/storefront/index.js';
import { helpClientFlow } from './help-client-flow.js';

const session = { sessionUrl: 'https://shop.test/session', token: 't-1', storefrontUrl: 'https://shop.test/shop' };
const parties = { client: 'client-uuid', user: 'user-uuid' };

interface Effects {
  readonly validate?: (question: AccountQuestion) => Promise<unknown>;
  readonly start?: () => Promise<StorefrontSession>;
  readonly callSession?: () => Promise<unknown>;
  readonly openStorefront?: () => Promise<unknown>;
}

const resolved = ({ type }: AccountQuestion) => Promise.resolve(type === 'account-user' ? { id: 12 } : { uuid: 'c-1' });
const failing = () => Promise.reject(new Error('The server is away.'));

/** A profile that records what it is asked to do, with its own clock. */
function profile(effects: Effects = {}) {
  const log: string[] = [];
  const started: SessionRequest[] = [];
  const note =
    (text: string) =>
    (_: unknown, { error }: { readonly error: unknown }) =>
      void log.push(`${text}: ${(error as Error).message}`);
  const clock = new SimulatedClock();
  const provided = helpClientFlow.provide({
    actors: {
      validate: fromPromise(({ input }) => {
        log.push(`validate ${input.type} ${input.uuid}`);
        return (effects.validate ?? resolved)(input);
      }),
      start: fromPromise(({ input }) => {
        started.push(input);
        log.push('start');
        return effects.start?.() ?? Promise.resolve(session);
      }),
      callSession: fromPromise(({ input }) => {
        log.push(`call ${input.sessionUrl} with ${input.token}`);
        return effects.callSession?.() ?? Promise.resolve();
      }),
      openStorefront: fromPromise(({ input }) => {
        log.push(`open ${input.storefrontUrl}`);
        return effects.openStorefront?.() ?? Promise.resolve();
      }),
    },
    actions: { reportCheckFailed: note('check failed'), reportFailed: note('failed') },
  });
  const actor = createActor(provided, { input: parties, clock }).start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, log, started, clock, reach, help: () => actor.send({ type: 'help' }) };
}

const checks = ['validate account-caretaker client-uuid', 'validate account-user user-uuid'];

describe('ordering on behalf of a client', () => {
  it('C-144 C-145 C-183 runs the steps in order, each with the previous result', async () => {
    const { reach, help, log, started, actor } = profile();
    await reach('ready');
    expect(log).toEqual(checks);
    help();
    expect(actor.getSnapshot().hasTag('opening')).toBe(true);
    await reach('calling');
    await reach('ready');
    expect(log).toEqual([...checks, 'start', 'call https://shop.test/session with t-1', 'open https://shop.test/shop']);
    expect(started).toEqual([{ uuid: 'c-1', impersonationId: '12', impersonationType: 'vet' }]);
  });

  it('C-144 keeps the token only until the session opens, also after a failure', async () => {
    for (const effects of [{}, { callSession: failing }, { openStorefront: failing }]) {
      const { reach, help } = profile(effects);
      await reach('ready');
      help();
      expect((await reach('calling')).context.session).toEqual(session);
      expect((await reach('ready')).context.session).toBeNull();
    }
  });

  it.each([
    ['start', { start: failing }, ['start']],
    ['call', { callSession: failing }, ['start', 'call https://shop.test/session with t-1']],
    [
      'open',
      { openStorefront: failing },
      ['start', 'call https://shop.test/session with t-1', 'open https://shop.test/shop'],
    ],
  ] as const)('C-144 C-146 a failing %s is reported, ends the steps, and can be retried', async (_, effects, steps) => {
    const { reach, help, log } = profile(effects);
    await reach('ready');
    for (let press = 0; press < 2; press += 1) {
      log.length = 0;
      help();
      await reach('starting');
      await reach('ready');
      expect(log).toEqual([...steps, 'failed: The server is away.']);
    }
  });

  it('C-146 a second press during opening starts no second session', async () => {
    const { reach, help, started } = profile();
    await reach('ready');
    help();
    help();
    await reach('calling');
    help();
    await reach('ready');
    expect(started).toHaveLength(1);
  });
});

describe('impersonation ids', () => {
  it('C-143 C-191 A-188 are requested every 10 seconds while unresolved, and no more once resolved', async () => {
    let isUserKnown = false;
    const { reach, clock, log, help, actor } = profile({
      validate: (question) =>
        question.type === 'account-user' && !isUserKnown ? Promise.resolve({}) : resolved(question),
    });
    await reach('waiting');
    expect(log).toEqual(checks);
    expect(actor.getSnapshot().context).toMatchObject({ ids: { client: 'c-1', user: null }, hasAsked: true });
    help();
    clock.increment(9_999);
    expect(log).toEqual(checks);
    clock.increment(1);
    await reach('waiting');
    expect(log).toEqual([...checks, checks[1]]);
    isUserKnown = true;
    clock.increment(10_000);
    await reach('ready');
    clock.increment(60_000);
    expect(log).toEqual([...checks, checks[1], checks[1]]);
  });

  it('C-143 are no longer requested after leaving the profile', async () => {
    const { reach, clock, log, actor } = profile({ validate: () => Promise.resolve(null) });
    await reach('waiting');
    actor.stop();
    clock.increment(60_000);
    expect(log).toEqual(checks);
  });

  it('C-144 C-146 a failing check is only logged, ends the round, and is repeated', async () => {
    let isAway = true;
    const { reach, clock, log } = profile({ validate: (question) => (isAway ? failing() : resolved(question)) });
    await reach('waiting');
    expect(log).toEqual([checks[0], 'check failed: The server is away.']);
    isAway = false;
    clock.increment(10_000);
    await reach('ready');
    expect(log.slice(2)).toEqual(checks);
  });

  it('C-143 C-146 a failing check of the user leaves the client resolved', async () => {
    let isAway = true;
    const { reach, clock, log } = profile({
      validate: (question) => (isAway && question.type === 'account-user' ? failing() : resolved(question)),
    });
    await reach('waiting');
    expect(log).toEqual([...checks, 'check failed: The server is away.']);
    isAway = false;
    clock.increment(10_000);
    await reach('ready');
    expect(log.slice(3)).toEqual([checks[1]]);
  });
});
