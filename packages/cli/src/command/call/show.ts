import type { Command } from 'commander';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { many, maybe, text, whole } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { findCall, readCall } from './find-call.js';
import { nextSteps } from './next-steps.js';

const call = recordOf({
  ...{ number: text(), at: text(), operation: text(), code: maybe(text()), milliseconds: whole() },
  ...{ who: text(), username: maybe(text()), support: maybe(text()) },
  ...{ locationId: maybe(text()), locationName: maybe(text()), records: many(text()), serverVersion: text() },
});

/**
 * `signa call show`: the refused call with a request ID that a user reads over the phone, and the next steps.
 */
export function addCallShow(parent: Command, { io, file }: Toolbox): void {
  const show = async (number: string, options: OutputOptions): Promise<void> => {
    // Support calls this as themselves, even while impersonating.
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const found = await findCall(io, file, session, number);
    for (const step of nextSteps(found)) io.err(step);
    await printResult(io, options, call, found);
  };
  withOutput(parent.command('show').description('show a refused call by the request ID from the error'), call)
    .argument('<number>', 'the request ID, in any spelling', readCall)
    .addHelpText('after', '\nExample:\n  signa call show K7QX-2M9R-4DTB')
    .action(show);
}
