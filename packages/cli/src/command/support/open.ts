import { checkImpersonationReason, lookUpMinutes } from '@signa/core/administration';
import { OpenSupportAccessDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

const opened = recordOf({ locationId: text('Location'), reason: text('Reason'), openedAt: text(), expiresAt: text() });

interface OpenOptions extends OutputOptions {
  readonly location: string;
  readonly reason: string;
}

/**
 * `signa support open`: records why support looks up records of a location; the practice can read the reason (A-429,
 *
 */
export function addSupportOpen(parent: Command, { io, file }: Toolbox): void {
  const open = async ({ location: locationId, reason, ...options }: OpenOptions): Promise<void> => {
    const [issue] = checkImpersonationReason(reason);
    if (issue) throw new CommandError(`--reason: ${issue.message}`, exitCodes.usage);
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const { openSupportAccess } = await callServer(io, file, session, OpenSupportAccessDocument, {
      locationId,
      reason,
    });
    await printResult(io, options, opened, openSupportAccess);
  };
  withOutput(
    parent
      .command('open')
      .description(
        `record why you look up records of a location, for ${lookUpMinutes} minutes; the practice can read it`,
      ),
    opened,
  )
    .requiredOption('--location <id>', 'the location whose records you look up', readId)
    .requiredOption('--reason <text>', 'a ticket number or a few words')
    .addHelpText('after', '\nExample:\n  signa support open --location 1 --reason "Ticket 4711"')
    .action(open);
}
