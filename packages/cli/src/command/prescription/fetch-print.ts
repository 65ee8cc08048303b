import { callHeaders, readAnswer, reprintHeader, unprintedHeader } from '@signa/core/contract';
import { CommandError, exitCodeOf, notLoggedIn } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import type { Session } from '../../session/session.js';

/** Another printing was recorded after this one: its paper is not drawn any more. */
export class PrintedMeanwhileError extends CommandError {
  constructor() {
    super(
      'The prescription was printed again meanwhile, and only the paper of the last printing is drawn. Print it anew to get a reprint of your own.',
    );
  }
}

export interface FetchedPaper {
  readonly file: Uint8Array;
  /** The letters that the file has codes for, with spaces between them; empty without any. */
  readonly unprinted: string;
}

/**
 * The paper of a recorded printing as the server draws it, a PDF.
 *
 * @param reprint - which one was recorded, 0 for the original: the server draws the last, and two papers never carry
 * one number (P-146)
 * @throws PrintedMeanwhileError, or CommandError with the server's message
 */
export async function fetchPrint(io: Io, session: Session, id: string, reprint: number): Promise<FetchedPaper> {
  const address = `${session.server}/prescriptions/${id}/print.pdf`;
  const headers = callHeaders(session.accessToken, session.impersonating);
  const response = await io.fetch(address, { headers }).catch(() => null);
  if (!response) throw new CommandError(`No Signa server answers at ${session.server}.`);
  if (response.ok && response.headers.get('content-type') === 'application/pdf') {
    const drawn = response.headers.get(reprintHeader);
    if (drawn !== null && drawn !== String(reprint)) throw new PrintedMeanwhileError();
    const unprinted = decodeURIComponent(response.headers.get(unprintedHeader) ?? '');
    return { file: new Uint8Array(await response.arrayBuffer()), unprinted };
  }
  const answer = readAnswer(await response.json().catch(() => null));
  if (answer.ok) throw new CommandError('The server answered with something that is not a PDF.');
  const { code, message } = answer.failure;
  throw new CommandError(code === 'UNAUTHENTICATED' ? notLoggedIn : message, exitCodeOf(code));
}
