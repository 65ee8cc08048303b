import { ReprintPrescriptionDocument } from '@signa/core/contract/typed';
import { callServer } from '../../api/call-server.js';
import { CommandError, NoAnswerError } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import type { Session } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';

/** A printing of a prescription. Asked for again under the same key, it is still one printing. */
export interface PrintingAsked {
  readonly id: string;
  readonly key: string;
}

const again = ({ id, key }: PrintingAsked) => `signa prescription print ${id} --key ${key}`;

/**
 * Records the printing and answers which reprint it is, 0 for the original (P-146).
 *
 * @throws CommandError with the server's message; it says how to ask again where nobody knows whether it was recorded
 */
export async function recordPrinting(
  io: Io,
  file: SessionFile,
  session: Session,
  asked: PrintingAsked,
): Promise<number> {
  try {
    const data = await callServer(io, file, session, ReprintPrescriptionDocument, { id: asked.id }, asked.key);
    return data.reprintPrescription.reprintCount;
  } catch (cause) {
    if (!(cause instanceof NoAnswerError)) throw cause;
    throw new CommandError(
      `${cause.message}\nIt is not known whether the printing was recorded. The same printing again, recorded once: ${again(asked)}`,
      cause.exitCode,
    );
  }
}

export const paperName = (reprint: number) => (reprint > 0 ? `reprint ${reprint}` : 'original');

/** A printing that is recorded and has no paper: to start over would record another one (P-146). */
export function paperMissing(cause: unknown, asked: PrintingAsked, reprint: number): CommandError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new CommandError(
    `${message}\nThe printing is recorded as the ${paperName(reprint)}, but its paper was not written. ` +
      `The same printing again, without another one being recorded: ${again(asked)}`,
    cause instanceof CommandError ? cause.exitCode : undefined,
  );
}
