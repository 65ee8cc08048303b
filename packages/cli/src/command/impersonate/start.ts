import { checkImpersonationReason } from '@signa/core/administration';
import { StartImpersonationDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import { ownSession } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';
import type { Toolbox } from '../../session/toolbox.js';

const started = recordOf({
  username: text(),
  locationUserId: text(),
  userLocationRoleId: text(),
  locationId: text(),
  expiresAt: text(),
});

interface StartOptions extends OutputOptions {
  readonly reason: string;
}

/** `signa impersonate start`. */
export function addStart(parent: Command, { io, file }: Toolbox): void {
  withOutput(
    parent.command('start').description('start, read-only at first; the practice can read the reason'),
    started,
  )
    .argument('<username>', 'email address of the user')
    .requiredOption('--reason <text>', 'a ticket number or a few words')
    .action((username: string, options: StartOptions) => startImpersonating(io, file, username, options));
}

/**
 * Impersonates a user of a practice, read-only at first; later commands run as that user until the exit.
 */
async function startImpersonating(
  io: Io,
  file: SessionFile,
  username: string,
  { reason, ...options }: StartOptions,
): Promise<void> {
  const [issue] = checkImpersonationReason(reason);
  if (issue) throw new CommandError(`--reason: ${issue.message}`, exitCodes.usage);
  const own = { ...(await requireSupport(io, file)), impersonating: null };
  const { startImpersonation } = await callServer(io, file, own, StartImpersonationDocument, {
    username,
    reason,
  });
  await file.write({ ...ownSession(own), impersonating: startImpersonation.username });
  io.err(`You work as ${startImpersonation.username}, read-only. To make changes, run: signa api UnlockImpersonation`);
  await printResult(io, options, started, startImpersonation);
}
