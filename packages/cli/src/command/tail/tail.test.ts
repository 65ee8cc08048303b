import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../program.js';
import type { Session } from '../../session/session.js';
import { signedIn, type Terminal, terminal } from '../../testing/terminal.js';
import type { Entry } from '../audit/entry.js';

const entry = (sequence: number): Entry => ({
  sequence: String(sequence),
  at: '2026-11-20T13:14:00.000Z',
  username: 'vet@signa.test',
  name: 'Dr. Maya Okafor',
  impersonated: null,
  operation: 'UpdateLocationClient',
  action: 'Changed a client',
  subject: 'client:12',
  record: 'Hana Kobayashi',
  changes: [{ field: 'Email', before: null, after: 'hana@mail.example' }],
  rawChanges: null,
  hash: 'ab',
});

interface Stage {
  readonly at: Terminal;
  readonly ended: Promise<number>;
  /** Adds an audit entry at the location. */
  readonly write: () => void;
  readonly hear: () => void;
  readonly beat: () => void;
  readonly lose: () => void;
  readonly refuse: (code: string, data?: object) => void;
  /** From then on, the server asks support for a reason. */
  readonly expire: () => void;
  /** While the server is away, it answers nothing. */
  readonly setAway: (isAway: boolean) => void;
  readonly interrupt: () => void;
  readonly printed: () => string[];
  readonly opened: () => number;
  /** The calls, each with the user it ran as. */
  readonly calls: readonly Called[];
  /** Requests that failed while the server was away. */
  readonly refusedWhileAway: () => number;
  /** The delay before each reconnection attempt. */
  readonly waits: readonly number[];
}
interface Called {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly impersonation: string | undefined;
  readonly signal: AbortSignal | null | undefined;
}

const text = new TextEncoder();
const event = (result: unknown) => text.encode(`event: next\ndata: ${JSON.stringify(result)}\n\n`);

/** Runs `signa tail` against a server that keeps an audit and streams change notifications. */
const tailing = (before: number, ...flags: readonly string[]): Stage => tailingIn(signedIn, before, ...flags);

/** The same in a given session. */
function tailingIn(session: Session, before: number, ...flags: readonly string[]): Stage {
  const log = Array.from({ length: before }, (_, index) => entry(index + 1));
  const interrupting = new AbortController();
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  let isAway = false;
  let hasReason = true;
  let opened = 0;
  let refusals = 0;
  const waits: number[] = [];
  const at = terminal({ session });
  const calls: Called[] = [];
  const page = ({ before: until, take }: { before: string | null; take: number }) => {
    const rest = log.filter(({ sequence }) => until === null || Number(sequence) < Number(until)).toReversed();
    return { data: rest.slice(0, take), hasMore: rest.length > take };
  };
  const answer: typeof fetch = (_address, init) => {
    if (isAway) {
      refusals += 1;
      return Promise.reject(new TypeError('fetch failed'));
    }
    const call = JSON.parse(String(init?.body)) as { operationName: string; variables: never };
    const { impersonation } = (init?.headers ?? {}) as Record<string, string | undefined>;
    calls.push({ ...call, impersonation, signal: init?.signal });
    if (call.operationName === 'OpenSupportAccess') {
      hasReason = true;
      return Promise.resolve(Response.json({ data: { openSupportAccess: { locationId: '1' } } }));
    }
    if (!hasReason)
      return Promise.resolve(
        Response.json({
          errors: [{ message: 'Enter why.', extensions: { code: 'FORBIDDEN', data: { lookUpLocationId: '1' } } }],
        }),
      );
    if (call.operationName === 'GetAudit')
      return Promise.resolve(Response.json({ data: { audit: page(call.variables) } }));
    opened += 1;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
        init?.signal?.addEventListener('abort', () => lose(controller));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }));
  };
  function lose(controller = stream): void {
    controller?.error(new TypeError('terminated'));
    if (controller === stream) stream = null;
  }
  const io: Terminal['io'] = {
    ...at.io,
    fetch: answer,
    interrupted: () => interrupting.signal,
    // Tests never wait. A long pause is the heartbeat timeout, which the test triggers itself.
    pause: (milliseconds) => {
      if (milliseconds >= 40_000) return new Promise<void>(() => undefined);
      waits.push(milliseconds);
      return setImmediate();
    },
  };
  const words = ['tail', '--location', '1', ...flags];
  return {
    at,
    ended: run(words, { io, file: at.file, namedServer: null }),
    write: () => void log.push(entry(log.length + 1)),
    hear: () => stream?.enqueue(event({ data: { locationChanged: { isEverything: true, subjects: [] } } })),
    beat: () => stream?.enqueue(text.encode(':\n\n')),
    lose,
    refuse: (code, data = {}) =>
      stream?.enqueue(event({ errors: [{ message: 'No permission', extensions: { code, data } }] })),
    expire: () => (hasReason = false),
    setAway: (away) => {
      isAway = away;
      if (away) lose();
    },
    interrupt: () => interrupting.abort(),
    printed: () => at.out.map((line) => (JSON.parse(line) as Entry).sequence),
    opened: () => opened,
    calls,
    refusedWhileAway: () => refusals,
    waits,
  };
}

/** Yields until a condition holds. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setImmediate();
}
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

describe('signa tail', () => {
  it('A-406 prints the last entries, then each new one, one JSON object per line with --json, until Ctrl+C', async () => {
    const stage = tailing(12, '--json', '--lines', '2');
    await until(() => stage.opened() === 1);
    stage.write();
    stage.hear();
    await until(() => stage.at.out.length === 3);
    expect(stage.printed()).toEqual(['11', '12', '13']);
    expect(stage.at.out.join('')).not.toContain('\n');
    stage.interrupt();
    expect(await stage.ended).toBe(0);
    expect(stage.at.err).toEqual(['Following location 1. Press Ctrl+C to stop.']);
  });

  it('A-406 prints lines for a reader, the selected fields, or the jq result of each', async () => {
    const plain = tailing(1);
    await until(() => plain.at.out.length === 1);
    plain.interrupt();
    await plain.ended;
    expect(plain.at.out[0]).toMatch(/^2026-11-20T13:14:00.000Z\tDr. Maya Okafor\tChanged a client\tHana Kobayashi\t/);
    const named = tailing(2, '--json', 'name,action');
    await until(() => named.at.out.length === 2);
    named.interrupt();
    await named.ended;
    expect(named.at.out[0]).toBe('{"name":"Dr. Maya Okafor","action":"Changed a client"}');
    const jq = tailing(1, '--jq', '.changes[].field');
    await until(() => jq.at.out.length === 1);
    jq.interrupt();
    await jq.ended;
    expect(jq.at.out).toEqual(['Email']);
  });

  it('A-406 requests entries and changes of the given location as the user of the session', async () => {
    for (const impersonating of [null, 'vet@signa.test']) {
      const stage = tailingIn({ ...signedIn, impersonating }, 3, '--json', '--location', '2');
      await until(() => stage.opened() === 1 && stage.calls.length === 3);
      stage.write();
      stage.hear();
      await until(() => stage.at.out.length === 4);
      stage.interrupt();
      expect(await stage.ended).toBe(0);
      expect(new Set(stage.calls.map(({ operationName }) => operationName))).toEqual(
        new Set(['GetAudit', 'LocationChanged']),
      );
      for (const { variables, impersonation } of stage.calls) {
        expect(variables['locationId']).toBe('2');
        expect(impersonation).toBe(impersonating ?? undefined);
      }
      expect(stage.calls[0]?.variables).toEqual({
        ...{ locationId: '2', person: null, record: null, from: null, to: null, before: null, take: 10 },
      });
    }
  });

  it('A-406 A-407 closes its connection when interrupted, and before it opens another', async () => {
    const stage = tailing(1, '--json');
    const streams = () => stage.calls.filter(({ operationName }) => operationName === 'LocationChanged');
    await until(() => stage.opened() === 1);
    stage.lose();
    await until(() => stage.opened() === 2);
    expect(streams().map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    stage.interrupt();
    expect(await stage.ended).toBe(0);
    expect(streams().map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });

  it.each([
    [[], 10],
    [['--lines', '3'], 3],
    [['--lines', '500'], 12],
    [['--lines', '0'], 0],
  ])('A-406 with %j starts with the last %i of 12 entries', async (flags, count) => {
    const stage = tailing(12, '--json', ...flags);
    await until(() => stage.at.err.length === 1);
    expect(stage.printed()).toEqual(numbers(13 - count, 12));
    stage.interrupt();
    expect(await stage.ended).toBe(0);
  });

  it('A-407 also fetches at a heartbeat, in case a notification was lost', async () => {
    const stage = tailing(0, '--json');
    await until(() => stage.opened() === 1);
    stage.write();
    stage.beat();
    await until(() => stage.at.out.length === 1);
    stage.interrupt();
    expect(await stage.ended).toBe(0);
  });

  it('A-407 reconnects after a loss with everything that was missed, and reports it on stderr', async () => {
    const stage = tailing(1, '--json');
    await until(() => stage.opened() === 1);
    stage.setAway(true);
    for (let count = 0; count < 250; count += 1) stage.write();
    await until(() => stage.at.err.length === 2);
    stage.setAway(false);
    await until(() => stage.at.out.length === 251);
    expect(stage.printed()).toEqual(numbers(1, 251));
    expect(stage.at.err.slice(1)).toEqual(['Connection lost. Retrying.', 'Reconnected.']);
    stage.interrupt();
    expect(await stage.ended).toBe(0);
  });

  it('A-407 reports the loss once, regardless of the attempts, and the reconnection once', async () => {
    const [following, lost, back] = [
      'Following location 1. Press Ctrl+C to stop.',
      'Connection lost. Retrying.',
      'Reconnected.',
    ];
    const stage = tailing(1, '--json');
    await until(() => stage.opened() === 1);
    stage.lose();
    await until(() => stage.at.err.includes(back));
    expect(stage.at.err).toEqual([following, lost, back]);
    stage.setAway(true);
    await until(() => stage.refusedWhileAway() > 5);
    expect(stage.at.err).toEqual([following, lost, back, lost]);
    stage.setAway(false);
    await until(() => stage.at.err.length > 4);
    expect(stage.at.err).toEqual([following, lost, back, lost, back]);
    stage.interrupt();
    expect(await stage.ended).toBe(0);
  });

  it('A-407 waits a second before a retry, then longer up to 30, and a second again after a reconnection', async () => {
    const stage = tailing(1, '--json');
    await until(() => stage.opened() === 1);
    stage.setAway(true);
    await until(() => stage.waits.length === 7);
    expect(stage.waits.slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    stage.setAway(false);
    await until(() => stage.at.err.includes('Reconnected.'));
    const before = stage.waits.length;
    stage.lose();
    await until(() => stage.waits.length > before);
    expect(stage.waits[before]).toBe(1_000);
    stage.interrupt();
    expect(await stage.ended).toBe(0);
  });

  it('A-407 neither misses nor repeats an entry, whenever it is written and the connection is lost', async () => {
    const steps = fc.array(fc.constantFrom('write', 'hear', 'beat', 'lose', 'away', 'back', 'turn'), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 15 }), steps, async (before, all) => {
        const stage = tailing(before, '--json', '--lines', '5');
        let count = before;
        for (const step of all) {
          if (step === 'write') {
            stage.write();
            count += 1;
          }
          if (step === 'turn') await setImmediate();
          if (step === 'away' || step === 'back') {
            // If the server is away at the start, the command never begins.
            await until(() => stage.opened() > 0);
            stage.setAway(step === 'away');
          }
          if (step === 'hear') stage.hear();
          if (step === 'beat') stage.beat();
          if (step === 'lose') stage.lose();
        }
        stage.setAway(false);
        await until(() => {
          stage.beat();
          return stage.printed().at(-1) === (count === 0 ? undefined : String(count));
        });
        stage.interrupt();
        expect(await stage.ended).toBe(0);
        const [first = count + 1] = stage.printed().map(Number);
        expect(first).toBeGreaterThanOrEqual(Math.max(1, before - 4));
        expect(first).toBeLessThanOrEqual(Math.max(1, count - 4));
        expect(stage.printed()).toEqual(numbers(first, count));
      }),
      { numRuns: 30 },
    );
  });

  it('A-406 ends when the server refuses, at the start or later', async () => {
    const away = tailing(1);
    away.setAway(true);
    expect(await away.ended).toBe(1);
    expect(away.at.err[0]).toContain('Could not reach a Signa server');
    for (const [code, exit] of [
      ['FORBIDDEN', 4],
      ['IMPERSONATION_EXPIRED', 1],
    ] as const) {
      const stage = tailing(1, '--json');
      await until(() => stage.at.out.length === 1 && stage.opened() === 1);
      stage.refuse(code);
      expect(await stage.ended).toBe(exit);
      expect(stage.at.err[1]).toBe('No permission');
    }
  });

  it('A-406 reopens the stream with a refreshed token when one expires', async () => {
    const stage = tailing(1, '--json');
    await until(() => stage.at.out.length === 1 && stage.opened() === 1);
    stage.refuse('UNAUTHENTICATED');
    await until(() => stage.opened() === 2);
    stage.interrupt();
    expect(await stage.ended).toBe(0);
    expect(stage.at.err).toEqual(['Following location 1. Press Ctrl+C to stop.']);
  });

  it('A-532 asks support for a reason when the last one expires, and otherwise continues', async () => {
    const stage = tailing(1, '--json');
    await until(() => stage.at.out.length === 1 && stage.opened() === 1);
    stage.refuse('FORBIDDEN', { lookUpLocationId: '1' });
    await until(() => stage.opened() === 2);
    stage.expire();
    stage.refuse('FORBIDDEN', { lookUpLocationId: '1' });
    expect(await stage.ended).toBe(4);
    expect(stage.at.err.at(-1)).toBe('Enter why.\nGive it with: signa support open --location 1 --reason <text>');
  });

  it.each([
    [['--lines', 'many'], 2],
    [['--json', 'nmae'], 2],
  ])('A-406 rejects wrong usage with exit code 2: %j', async (flags, code) => {
    expect(await tailing(1, ...flags).ended).toBe(code);
  });
});
