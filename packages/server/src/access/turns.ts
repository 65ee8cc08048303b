import { tooManyCallsText } from '@signa/core/base';
import { Failure } from '../failure/failure.js';

/** Lets each person have so much work done at once; what is more waits for its turn. */
export interface Turns {
  /** @throws Failure TOO_MANY_CALLS where too much of the person waits already */
  run<T>(person: string, work: () => Promise<T>): Promise<T>;
  /** How much of everybody waits. */
  waiting(): number;
}

interface TurnsNeeds {
  readonly atOnce: number;
  /** Of one person. */
  readonly mostWaiting: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  readonly after: (milliseconds: number, act: () => void) => void;
  /** Hears of a person of whom so much waits that nothing more is taken. */
  readonly onCrowd: (person: string) => void;
}

interface Work {
  running: number;
  /** Whether what ended last took long. */
  isSlow: boolean;
  readonly waiting: (() => void)[];
}

/** From so much that waits of one person it is no page that they opened: that asks for less when all is asked at once. */
const crowdFrom = 20;

/** Milliseconds from which on work is slow: a page, or a search of a few letters, takes a tenth of it. */
const slowFrom = 50;

/**
 * After a turn a crowd pauses for five times as long as the turn took, within these milliseconds: writing, packing and
 * sending an answer takes the same processors and is not part of the turn.
 */
const pauses = { factor: 5, shortest: 50, longest: 2_000 } as const;

/**
 * A search for one letter costs the database what a thousand others do: who begins twenty of them at once waits for them,
 * and nobody else does. After slow work, and while a crowd waits, one turn is given at a time, and a crowd pauses after
 * each, so that others on a small machine keep a processor of it. Turns are kept in this process alone.
 */
export function openTurns({ atOnce, mostWaiting, now, after, onCrowd }: TurnsNeeds): Turns {
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

  /** Turns go to what has waited for the longest time. */
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
