import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { impersonationIdOf } from '../../orders/storefront/index.js';
import { helpClientFlow } from './help-client-flow.js';

const session = { sessionUrl: 'https://shop.test/session', token: 't-1', storefrontUrl: 'https://shop.test/shop' };

/** The result of the next call: a value, or a failure. */
const anyOutcome = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom({ uuid: 'u' }, { id: 7 }, {}) },
  fc.constant('fail' as const),
);
const anyMove = fc.oneof(
  fc.constant({ kind: 'help' as const }),
  fc.constant({ kind: 'time' as const }),
  fc.record({ kind: fc.constant('settle' as const), outcome: anyOutcome }),
);

it('C-143 C-144 C-146 in any sequence of input and results, no step runs before the previous one has succeeded', async () => {
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 4, maxLength: 30 }), async (moves) => {
      const ran: { readonly step: string; outcome?: 'done' | 'failed'; id?: string | null }[] = [];
      const waiting: ((outcome: object | 'fail') => void)[] = [];
      const asked = <T>(step: string) =>
        new Promise<T>((resolve, reject) => {
          const entry: (typeof ran)[number] = { step };
          ran.push(entry);
          waiting.push((outcome) => {
            entry.outcome = outcome === 'fail' ? 'failed' : 'done';
            if (outcome === 'fail') return reject(new Error('away'));
            if (step.startsWith('account')) entry.id = impersonationIdOf(outcome);
            resolve((step === 'start' ? session : outcome) as T);
          });
        });
      const clock = new SimulatedClock();
      const failures: string[] = [];
      const machine = helpClientFlow.provide({
        actors: {
          validate: fromPromise(({ input }) => asked(input.type)),
          start: fromPromise(() => asked('start')),
          callSession: fromPromise(() => asked('call')),
          openStorefront: fromPromise(() => asked('open')),
        },
        actions: { reportFailed: () => void failures.push('said') },
      });
      const actor = createActor(machine, { input: { client: 'c', user: 'u' }, clock }).start();
      for (const move of moves) {
        if (move.kind === 'help') actor.send({ type: 'help' });
        if (move.kind === 'time') clock.increment(10_000);
        if (move.kind === 'settle') waiting.shift()?.(move.outcome);
        await new Promise((resolve) => setImmediate(resolve));
        // At most one step at a time.
        expect(ran.filter(({ outcome }) => outcome === undefined).length).toBeLessThanOrEqual(1);
      }
      actor.stop();
      const resolved = (type: string, before: number) =>
        ran.slice(0, before).some(({ step, id }) => step === type && id);
      ran.forEach(({ step }, index) => {
        const previous = ran[index - 1];
        if (step.startsWith('account')) expect(resolved(step, index)).toBeFalsy();
        if (step === 'start')
          expect(resolved('account-caretaker', index) && resolved('account-user', index)).toBeTruthy();
        if (step === 'call') expect(previous).toMatchObject({ step: 'start', outcome: 'done' });
        if (step === 'open') expect(previous).toMatchObject({ step: 'call', outcome: 'done' });
      });
      opened += ran.filter(({ step }) => step === 'open').length;
      const failed = ran.filter(({ step, outcome }) => outcome === 'failed' && !step.startsWith('account'));
      expect(failures).toHaveLength(failed.length);
    }),
    { numRuns: 400 },
  );
  expect(opened).toBeGreaterThan(5);
});
