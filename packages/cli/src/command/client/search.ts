import { checkImpersonationReason } from '@signa/core/administration';
import { formatPhone } from '@signa/core/base';
import { FindClientsDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSearchable } from '../../output/searchable.js';
import { flag, many, maybe, text } from '../../output/shape.js';
import { CommandError, exitCodes } from '../../process/exit-code.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';

const clientsFound = listOf({
  id: text('ID'),
  locationId: text(),
  location: text('Location'),
  firstName: maybe(text('First name')),
  lastName: maybe(text('Last name')),
  email: maybe(text('Email')),
  phones: many(text(), 'Phones'),
  isActive: flag('Active'),
});

interface Options extends OutputOptions {
  readonly reason: string;
}

/**
 * `signa clients search`: clients of every practice that is open to support. Each practice whose clients are shown
 * reads the reason.
 */
export function addClientSearch(parent: Command, { io, file }: Toolbox): void {
  const search = async (filter: string, { reason, ...options }: Options): Promise<void> => {
    requireSearchable(filter);
    const [issue] = checkImpersonationReason(reason);
    if (issue) throw new CommandError(`--reason: ${issue.message}`, exitCodes.usage);
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const { findClients } = await callServer(io, file, session, FindClientsDocument, { filter, reason });
    const rows = findClients.data.map(({ locationName, phones, ...client }) => ({
      ...client,
      location: locationName,
      phones: phones.map((phone) => formatPhone(phone)),
    }));
    await printResult(io, options, clientsFound, rows);
    if (findClients.hasMore) io.err('There are more clients. Add a word to the search.');
  };
  withOutput(
    parent.command('search').description('search the clients of every practice; each one found can read the reason'),
    clientsFound,
  )
    .argument('<text>', 'part of a name, email address, phone, or patient name, at least 3 characters')
    .requiredOption('--reason <text>', 'a ticket number or a few words')
    .addHelpText('after', '\nExample:\n  signa clients search kobayashi --reason "Ticket 4711"')
    .action(search);
}
