import { UndeliveredMessagesDocument } from '@signa/core/contract/typed';
import { type Command, Option } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';
import { messageFields, messageRow } from './message.js';

const messages = listOf(messageFields);

type Options = OutputOptions & { readonly location?: string; readonly state?: string };

/**
 * `signa events list`: messages that couldn't be delivered to a pharmacy or a practice system, oldest first (A-198,
 *
 */
export function addEventsList(parent: Command, { io, file }: Toolbox): void {
  const list = async ({ location, state, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const { undeliveredMessages } = await callServer(io, file, session, UndeliveredMessagesDocument, {});
    const rows = undeliveredMessages
      .filter((message) => location === undefined || message.locationId === location)
      .filter((message) => state === undefined || message.state === state)
      .map(messageRow);
    await printResult(io, options, messages, rows);
  };
  withOutput(parent.command('list').description('list messages that could not be delivered, oldest first'), messages)
    .option('--location <id>', 'messages of this location only', readId)
    .addOption(new Option('--state <state>', 'waiting for a retry, or given up').choices(['waiting', 'failed']))
    .action(list);
}
