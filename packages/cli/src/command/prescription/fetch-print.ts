import { callHeaders, readAnswer } from '@signa/core/operation';
import { CommandError, exitCodeOf, notLoggedIn } from '../../exit-code.js';
import type { Io } from '../../io.js';
import type { Session } from '../../session/session.js';

/** The printed form of a prescription as the server draws it, a PDF; or a CommandError with the server's message. */
export async function fetchPrint(io: Io, session: Session, id: string): Promise<Uint8Array> {
  const address = `${session.server}/prescriptions/${id}/print.pdf`;
  const headers = callHeaders(session.accessToken, session.impersonating);
  const response = await io.fetch(address, { headers }).catch(() => null);
  if (!response) throw new CommandError(`No Signa server answers at ${session.server}.`);
  if (response.ok && response.headers.get('content-type') === 'application/pdf')
    return new Uint8Array(await response.arrayBuffer());
  const answer = readAnswer(await response.json().catch(() => null));
  if (answer.ok) throw new CommandError('The server answered with something that is not a PDF.');
  const { code, message } = answer.failure;
  throw new CommandError(code === 'UNAUTHENTICATED' ? notLoggedIn : message, exitCodeOf(code));
}
