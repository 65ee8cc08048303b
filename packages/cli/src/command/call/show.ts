import type { Command } from 'commander';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
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

/** `signa call show`: what was refused under the number that somebody reads over the phone, and what to ask next. */
export function addCallShow(parent: Command, { io, file }: Toolbox): void {
  const show = async (number: string, options: OutputOptions): Promise<void> => {
    // Support's own question, whomever they work as.
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const found = await findCall(io, file, session, number);
    for (const step of nextSteps(found)) io.err(step);
    await tell(io, options, call, found);
  };
  withOutput(parent.command('show').description('tell what was refused, by the number that an error showed'), call)
    .argument('<number>', 'the number, as it was read out', readCall)
    .addHelpText('after', '\nExample:\n  signa call show K7QX-2M9R-4DTB')
    .action(show);
}
