import { checkImpersonationReason, lookUpMinutes } from '@signa/core/administration';
import { OpenSupportAccessDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

const opened = recordOf({ locationId: text('Location'), reason: text('Reason'), openedAt: text(), expiresAt: text() });

interface OpenOptions extends OutputOptions {
  readonly location: string;
  readonly reason: string;
}

/** `signa support open`: says why records of a location are looked up; the practice reads it. */
export function addSupportOpen(parent: Command, { io, file }: Toolbox): void {
  const open = async ({ location: locationId, reason, ...options }: OpenOptions): Promise<void> => {
    const [issue] = checkImpersonationReason(reason);
    if (issue) throw new CommandError(`--reason: ${issue.message}`, exitCodes.usage);
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const { openSupportAccess } = await callServer(io, file, session, OpenSupportAccessDocument, {
      locationId,
      reason,
    });
    await tell(io, options, opened, openSupportAccess);
  };
  withOutput(
    parent
      .command('open')
      .description(`say why records of a location are looked up, for ${lookUpMinutes} minutes; the practice reads it`),
    opened,
  )
    .requiredOption('--location <id>', 'the location whose records are looked up', readId)
    .requiredOption('--reason <text>', 'the number of a ticket, or a few words')
    .addHelpText('after', '\nExample:\n  signa support open --location 1 --reason "Ticket 4711"')
    .action(open);
}
