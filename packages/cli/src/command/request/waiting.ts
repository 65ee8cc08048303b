import { WaitingByLocationDocument, WaitingRequestsDocument } from '@signa/core/contract/typed';
import { type Command, InvalidArgumentError } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { flag, maybe, text, whole } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

const byLocation = listOf({
  locationId: text('ID'),
  location: text('Location'),
  count: whole('Requests'),
  oldestAt: text('Oldest'),
});
const requests = listOf({
  id: text('ID'),
  type: text('Type'),
  createdAt: text('Since'),
  assignedTo: maybe(text('Vet')),
  isAssignedVetInactive: flag('Vet inactive'),
  isAutoship: flag('Autoship'),
});

interface Options extends OutputOptions {
  readonly location?: string;
  readonly hours?: number;
}

const hour = 3_600_000;
function readHours(typed: string): number {
  if (/^\d{1,4}$/.test(typed) && Number(typed) > 0) return Number(typed);
  throw new InvalidArgumentError('Enter a number of hours from 1 to 9999.');
}

/**
 * `signa requests waiting`: how many requests are pending at each practice, and since when; at one location, each of
 * them, for a reason.
 */
export function addRequestsWaiting(parent: Command, { io, file }: Toolbox): void {
  const list = async ({ location: locationId, hours, ...options }: Options): Promise<void> => {
    const session = { ...(await requireSupport(io, file)), impersonating: null };
    const before = hours === undefined ? null : new Date(io.now() - hours * hour).toISOString();
    if (locationId === undefined) {
      const { waitingByLocation } = await callServer(io, file, session, WaitingByLocationDocument, { before });
      const rows = waitingByLocation.map(({ locationName, ...waiting }) => ({ ...waiting, location: locationName }));
      return printResult(io, options, byLocation, rows);
    }
    const { waitingRequests } = await callServer(io, file, session, WaitingRequestsDocument, { locationId, before });
    await printResult(io, options, requests, waitingRequests);
  };
  withOutput(
    parent.command('waiting').description('show where requests are waiting, or which ones at a location'),
    byLocation,
    requests,
  )
    .option('--location <id>', 'list the requests of this location', readId)
    .option('--hours <number>', 'only requests that have been waiting for so many hours', readHours)
    .addHelpText('after', '\nExamples:\n  signa requests waiting --hours 24\n  signa requests waiting --location 1')
    .action(list);
}
