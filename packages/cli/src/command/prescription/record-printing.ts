import { ReprintPrescriptionDocument } from '@signa/core/contract/typed';
import { callServer } from '../../api/call-server.js';
import { CommandError, NoAnswerError } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import type { Session } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';

/** A printing of a prescription. Requests with the same key record one printing. */
interface PrintingRequest {
  readonly id: string;
  readonly key: string;
}

const again = ({ id, key }: PrintingRequest) => `signa prescription print ${id} --key ${key}`;

/**
 * Records the printing and returns its reprint number, 0 for the original (P-146).
 *
 * @throws CommandError with the server's message; if the outcome is unknown, it names the command to repeat
 */
export async function recordPrinting(
  io: Io,
  file: SessionFile,
  session: Session,
  asked: PrintingRequest,
): Promise<number> {
  try {
    const data = await callServer(io, file, session, ReprintPrescriptionDocument, { id: asked.id }, asked.key);
    return data.reprintPrescription.reprintCount;
  } catch (cause) {
    if (!(cause instanceof NoAnswerError)) throw cause;
    throw new CommandError(
      `${cause.message}\nThe printing may or may not have been recorded. To repeat it without recording another: ${again(asked)}`,
      cause.exitCode,
    );
  }
}

export const copyName = (reprint: number) => (reprint > 0 ? `reprint ${reprint}` : 'original');

/** Error for a printing that was recorded but has no PDF: starting over would record another one (P-146). */
export function printMissingError(cause: unknown, asked: PrintingRequest, reprint: number): CommandError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new CommandError(
    `${message}\nThe printing was recorded as the ${copyName(reprint)}, but the PDF was not written. ` +
      `To repeat it without recording another: ${again(asked)}`,
    cause instanceof CommandError ? cause.exitCode : undefined,
  );
}
