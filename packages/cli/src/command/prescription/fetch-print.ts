import { callHeaders, readAnswer, reprintHeader, unprintedHeader } from '@signa/core/contract';
import { CommandError, exitCodeOf, notLoggedIn } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { sendRequest } from '../../process/send-request.js';
import type { Session } from '../../session/session.js';

/** A later printing was recorded: the server no longer renders this one. */
export class PrintSupersededError extends CommandError {
  constructor() {
    super(
      'The prescription was printed again in the meantime, and only the last printing can be rendered. Print again to record a new reprint.',
    );
  }
}

interface FetchedPrint {
  readonly file: Uint8Array;
  /** Letters, separated by spaces, that the PDF shows as codes; empty if there are none. */
  readonly unprinted: string;
}

/**
 * Fetches the PDF that the server renders for a recorded printing.
 *
 * @param reprint - the recorded printing, 0 for the original. The server renders only the last one: two printed
 * prescriptions never carry the same number (P-146)
 * @throws PrintSupersededError, or CommandError with the server's message
 */
export async function fetchPrint(io: Io, session: Session, id: string, reprint: number): Promise<FetchedPrint> {
  const headers = callHeaders(session.accessToken, session.impersonating);
  const response = await sendRequest(io, session.server, `/prescriptions/${id}/print.pdf`, { headers });
  if (response.ok && response.headers.get('content-type') === 'application/pdf') {
    const rendered = response.headers.get(reprintHeader);
    if (rendered !== null && rendered !== String(reprint)) throw new PrintSupersededError();
    const unprinted = decodeURIComponent(response.headers.get(unprintedHeader) ?? '');
    return { file: new Uint8Array(await response.arrayBuffer()), unprinted };
  }
  const answer = readAnswer(await response.json().catch(() => null));
  if (answer.ok) throw new CommandError('The server answered with something that is not a PDF.');
  const { code, message } = answer.failure;
  throw new CommandError(code === 'UNAUTHENTICATED' ? notLoggedIn : message, exitCodeOf(code));
}
