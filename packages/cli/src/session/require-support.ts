import type { Io } from '../process/io.js';
import { requireSession } from './require-session.js';
import type { SupportSession } from './session.js';
import type { SessionFile } from './session-file.js';

/**
 * The session of a support user, also while they impersonate somebody; anybody else is refused by the server with the
 * first call, which says that it is of support's tool and need not be asked before.
 */
export async function requireSupport(io: Io, file: SessionFile): Promise<SupportSession> {
  return { ...(await requireSession(io, file)), isSupportTool: true };
}
