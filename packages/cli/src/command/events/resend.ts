import { ResendMessageDocument, UndeliveredMessagesDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import { type ChangeOptions, isConfirmed, withConfirmation } from '../../output/confirm.js';
import { recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';
import { messageFields, messageRow } from './message.js';

const sentAgain = recordOf(messageFields);

type Options = OutputOptions & ChangeOptions & { readonly location?: string };

/** `signa events resend`: resends an undelivered message under its original key. */
export function addEventsResend(parent: Command, { io, file }: Toolbox): void {
  const resend = async (messageId: string, { location, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const locationOf = async (): Promise<string> => {
      const { undeliveredMessages } = await callServer(io, file, session, UndeliveredMessagesDocument, {});
      const found = undeliveredMessages.find(({ id }) => id === messageId);
      if (!found)
        throw new CommandError(
          `Message ${messageId} is not among the undelivered messages. See signa events list, or name its location with --location.`,
        );
      return found.locationId;
    };
    const variables = { locationId: location ?? (await locationOf()), messageId };
    const question = `Send message ${messageId} again?`;
    if (!(await isConfirmed(io, options, question, { operation: ResendMessageDocument.operationName, variables })))
      return;
    const { resendMessage } = await callServer(io, file, session, ResendMessageDocument, variables);
    await printResult(io, options, sentAgain, messageRow(resendMessage));
  };
  withConfirmation(
    withOutput(
      parent
        .command('resend')
        .description('resend an undelivered message under its original key')
        .argument('<id>', 'ID of the message', readId),
      sentAgain,
    ),
  )
    .option('--location <id>', "the message's location", readId)
    .action(resend);
}
