import { ExitImpersonationDocument } from '@signa/core/contract/typed';
import { callServer } from './call-server.js';
import { CommandError } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { ownSession, type Session, type SupportSession } from '../session/session.js';
import type { SessionFile } from '../session/session-file.js';

/**
 * Ends the open impersonation of a support user, wherever it was started, and works as themselves again.
 *
 * @returns whether one was open
 * @see A-060
 */
export async function leaveImpersonation(
  io: Io,
  file: SessionFile,
  session: Session | SupportSession,
): Promise<boolean> {
  const own = ownSession(session);
  const { exitImpersonation } = await callServer(
    io,
    file,
    { ...session, impersonating: null },
    ExitImpersonationDocument,
    {},
  );
  await file.write(own);
  return exitImpersonation.wasOpen;
}

/**
 * The same at a sign-in and a sign-out, which nothing may stop: people of a practice have none to end and are refused,
 * and a server that cannot be reached ends it by its time.
 */
export async function leaveAnyImpersonation(io: Io, file: SessionFile, session: Session): Promise<void> {
  await leaveImpersonation(io, file, session).catch((cause: unknown) => {
    if (!(cause instanceof CommandError)) throw cause;
  });
}
