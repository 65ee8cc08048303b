import { UndeliveredMessagesDocument } from '@signa/core/contract/typed';
import { type Command, Option } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';
import { messageFields, messageRow } from './message.js';

const messages = listOf(messageFields);

type Options = OutputOptions & { readonly location?: string; readonly state?: string };

/** `signa events list`: what could not be delivered to a pharmacy or a practice system, the oldest first. */
export function addEventsList(parent: Command, { io, file }: Toolbox): void {
  const list = async ({ location, state, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const { undeliveredMessages } = await callServer(io, file, session, UndeliveredMessagesDocument, {});
    const rows = undeliveredMessages
      .filter((message) => location === undefined || message.locationId === location)
      .filter((message) => state === undefined || message.state === state)
      .map(messageRow);
    await tell(io, options, messages, rows);
  };
  withOutput(parent.command('list').description('list what could not be delivered, the oldest first'), messages)
    .option('--location <id>', 'of one location', readId)
    .addOption(new Option('--state <state>', 'tried again, or given up').choices(['waiting', 'failed']))
    .action(list);
}
