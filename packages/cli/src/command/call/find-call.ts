import { type Operations, parseRequestId } from '@signa/core/contract';
import { RefusedCallDocument } from '@signa/core/contract/typed';
import { InvalidArgumentError } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import type { SupportSession } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';

export type Call = NonNullable<Operations['RefusedCall']['data']['refusedCall']>;

/** Normalizes a request ID as read over the phone. @throws InvalidArgumentError if it isn't one */
export function readCall(text: string): string {
  const number = parseRequestId(text);
  if (number !== null) return number;
  throw new InvalidArgumentError('Enter a request ID such as K7QX-2M9R-4DTB.');
}

/**
 * Finds the refused call with that request ID.
 *
 * @throws CommandError if the server doesn't keep one
 */
export async function findCall(io: Io, file: SessionFile, session: SupportSession, number: string): Promise<Call> {
  const { refusedCall } = await callServer(io, file, session, RefusedCallDocument, { number });
  if (refusedCall) return refusedCall;
  throw new CommandError(
    `No call found for ${number}. Calls are kept for 14 days, at most 60 per user and hour. Check that the request ID was read correctly.`,
  );
}
