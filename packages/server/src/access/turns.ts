import { tooManyCallsText } from '@signa/core/failure';
import { Failure } from '../failure/failure.js';

/** Lets each person have so much work done at once; what is more waits for its turn. */
export interface Turns {
  /** @throws Failure TOO_MANY_CALLS where too much of the person waits already */
  run<T>(person: string, work: () => Promise<T>): Promise<T>;
  /** How much of everybody waits. */
  waiting(): number;
}

export interface TurnsNeeds {
  readonly atOnce: number;
  /** Of one person. */
  readonly mostWaiting: number;
  /** Hears of a person of whom so much waits that nothing more is taken. */
  readonly onCrowd: (person: string) => void;
}

interface Work {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * A search of many letters costs the database what a thousand others do: who begins twenty of them at once waits for
 * them one after the other, and nobody else does. Turns are kept in this process alone.
 */
export function openTurns({ atOnce, mostWaiting, onCrowd }: TurnsNeeds): Turns {
  const people = new Map<string, Work>();

  async function take(person: string): Promise<Work> {
    const work = people.get(person) ?? { running: 0, waiting: [] };
    people.set(person, work);
    if (work.running < atOnce) {
      work.running += 1;
    } else if (work.waiting.length < mostWaiting) {
      await new Promise<void>((resolve) => work.waiting.push(resolve));
    } else {
      onCrowd(person);
      throw new Failure('TOO_MANY_CALLS', tooManyCallsText(1), [], { retryAfter: 1 });
    }
    return work;
  }

  /** The turn goes to who has waited for the longest time. */
  function giveBack(person: string, work: Work): void {
    const next = work.waiting.shift();
    if (next) return next();
    work.running -= 1;
    if (work.running === 0) people.delete(person);
  }

  return {
    async run(person, work) {
      const taken = await take(person);
      try {
        return await work();
      } finally {
        giveBack(person, taken);
      }
    },
    waiting: () => [...people.values()].reduce((sum, { waiting }) => sum + waiting.length, 0),
  };
}
