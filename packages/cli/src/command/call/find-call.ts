import { type Operations, readCallNumber } from '@signa/core/contract';
import { RefusedCallDocument } from '@signa/core/contract/typed';
import { InvalidArgumentError } from 'commander';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import type { SupportSession } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';

export type Call = NonNullable<Operations['RefusedCall']['data']['refusedCall']>;

/** A number as it was read over the phone, in its one form. @throws InvalidArgumentError for what is none */
export function readCall(text: string): string {
  const number = readCallNumber(text);
  if (number !== null) return number;
  throw new InvalidArgumentError('The number of a call is one such as K7QX-2M9R-4DTB.');
}

/**
 * The call of that number.
 *
 * @throws CommandError where the server keeps none
 */
export async function findCall(io: Io, file: SessionFile, session: SupportSession, number: string): Promise<Call> {
  const { refusedCall } = await callServer(io, file, session, RefusedCallDocument, { number });
  if (refusedCall) return refusedCall;
  throw new CommandError(
    `No call ${number} is kept. Calls are kept for 14 days, and sixty of one person in an hour; was it read out right?`,
  );
}
