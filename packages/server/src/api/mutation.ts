import type { Instant } from '@signa/core/base';
import { mutate } from '../use-case/mutate.js';
import type { UseCase } from '../use-case/work.js';
import type { Context } from './context.js';

type Answering<Args, Answer> = (args: Args, context: Context) => Promise<Answer>;

/** The resolver of a mutation: its use case, run by `mutate`, and how its result is presented. */
export function mutation<Args, Stored, Shown>(
  useCase: UseCase<Args, Stored>,
  present: (stored: Stored, now: Instant) => Shown,
): Answering<Args, Shown>;
export function mutation<Args, Answer>(useCase: UseCase<Args, Answer>): Answering<Args, Answer>;
export function mutation<Args, Stored>(
  useCase: UseCase<Args, Stored>,
  present: (stored: Stored, now: Instant) => unknown = (stored) => stored,
): Answering<Args, unknown> {
  return async (args, context) => present(await mutate(context, useCase, args), context.clock.now());
}
