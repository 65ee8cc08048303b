import { tooManyCallsText } from '@signa/core/base';
import { Failure } from '../failure/failure.js';

/** Limits each user's concurrent work; the rest waits for its turn. */
export interface Turns {
  /** @throws Failure TOO_MANY_CALLS when too much of the user's work is waiting */
  run<T>(person: string, work: () => Promise<T>): Promise<T>;
  /** Number of waiting turns of all users. */
  waiting(): number;
}

interface TurnsDeps {
  readonly atOnce: number;
  /** Limits per user. */
  readonly mostWaiting: number;
  /** Monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly after: (milliseconds: number, act: () => void) => void;
  /** Called for a user whose queue is full. */
  readonly onCrowd: (person: string) => void;
}

interface Work {
  running: number;
  /** Whether the last turn was slow. */
  isSlow: boolean;
  readonly waiting: (() => void)[];
}

/** From this queue length on, it is no longer a page load, which requests fewer reads at once. */
const crowdFrom = 20;

/** Work is slow from this many milliseconds: a page, or a search for a few letters, takes a tenth of it. */
const slowFrom = 50;

/**
 * Pause after a turn of a crowd: five times the turn, within these milliseconds. Serializing, compressing, and sending
 * a response use the same processors and are not part of the turn.
 */
const pauses = { factor: 5, shortest: 50, longest: 2_000 } as const;

/**
 * A search for one letter costs the database as much as a thousand others. A user who starts twenty of them at once
 * waits for them, and no one else does. After slow work and while a crowd is waiting, turns run one at a time, and a
 * crowd pauses after each, so that others on a small machine keep a processor. Turns are kept in this process
 * only.
 */
export function openTurns({ atOnce, mostWaiting, now, after, onCrowd }: TurnsDeps): Turns {
  const people = new Map<string, Work>();

  async function take(person: string): Promise<Work> {
    const work = people.get(person) ?? { running: 0, isSlow: false, waiting: [] };
    people.set(person, work);
    if (hasTurn(work)) {
      work.running += 1;
    } else if (work.waiting.length < mostWaiting) {
      await new Promise<void>((resolve) => work.waiting.push(resolve));
    } else {
      onCrowd(person);
      throw new Failure('TOO_MANY_CALLS', tooManyCallsText(1), [], { retryAfter: 1 });
    }
    return work;
  }

  const hasTurn = ({ running, isSlow, waiting }: Work): boolean =>
    running < (isSlow || waiting.length >= crowdFrom ? 1 : atOnce);

  /** The longest-waiting turn runs first. */
  function giveBack(person: string, work: Work): void {
    work.running -= 1;
    while (hasTurn(work)) {
      const next = work.waiting.shift();
      if (!next) break;
      work.running += 1;
      next();
    }
    if (work.running === 0) people.delete(person);
  }

  return {
    async run(person, work) {
      const taken = await take(person);
      const begun = now();
      try {
        return await work();
      } finally {
        const took = now() - begun;
        taken.isSlow = took >= slowFrom;
        if (taken.waiting.length < crowdFrom) giveBack(person, taken);
        else after(pauseAfter(took), () => giveBack(person, taken));
      }
    },
    waiting: () => [...people.values()].reduce((sum, { waiting }) => sum + waiting.length, 0),
  };
}

function pauseAfter(took: number): number {
  return Math.min(Math.max(took * pauses.factor, pauses.shortest), pauses.longest);
}
