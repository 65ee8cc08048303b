import type { Io } from '../process/io.js';
import { requireSession } from './require-session.js';
import type { SupportSession } from './session.js';
import type { SessionFile } from './session-file.js';

/**
 * A session for support commands, including during an impersonation. Each call is marked as a support tool's, so the
 * server refuses other users and no check is needed first.
 */
export async function requireSupport(io: Io, file: SessionFile): Promise<SupportSession> {
  return { ...(await requireSession(io, file)), isSupportTool: true };
}
