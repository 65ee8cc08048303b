import { CommandError, exitCodes, notLoggedIn } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { refreshedSession } from './refresh-session.js';
import type { Session } from './session.js';
import type { SessionFile } from './session-file.js';

/** The current session. During an impersonation, the first line of stderr says so. */
export async function requireSession(io: Io, file: SessionFile): Promise<Session> {
  const session = await file.read();
  if (!session) throw new CommandError(notLoggedIn, exitCodes.notSignedIn);
  if (session.impersonating) io.err(`Impersonation: ${session.impersonating}`);
  return await refreshedSession(io, file, session);
}
