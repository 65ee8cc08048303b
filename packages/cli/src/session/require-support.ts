import { GetSupportUserDocument } from '@signa/core/operation/typed';
import { noAccessText } from '@signa/core/practice';
import { callServer } from '../api/call-server.js';
import { CommandError, exitCodes } from '../exit-code.js';
import type { Io } from '../io.js';
import { requireSession } from './require-session.js';
import type { Session } from './session.js';
import type { SessionFile } from './session-file.js';

/** The session of a support user, also while they impersonate somebody; anybody else is refused. */
export async function requireSupport(io: Io, file: SessionFile): Promise<Session> {
  const session = await requireSession(io, file);
  const own = { ...session, impersonating: null };
  const found = await callServer(io, file, own, GetSupportUserDocument, {}).catch((cause: unknown) => {
    if (cause instanceof CommandError && cause.exitCode === exitCodes.forbidden) return null;
    throw cause;
  });
  if (!found?.supportUser) throw new CommandError(noAccessText, exitCodes.forbidden);
  return session;
}
