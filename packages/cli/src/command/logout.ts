import type { Command } from 'commander';
import type { Io } from '../process/io.js';
import { endSession } from '../session/end-session.js';
import { leaveAnyImpersonation } from '../api/leave-impersonation.js';
import type { SessionFile } from '../session/session-file.js';
import type { Toolbox } from '../session/toolbox.js';

/** `signa logout`. */
export function addLogout(parent: Command, { io, file }: Toolbox): void {
  parent
    .command('logout')
    .description('sign out and forget the session')
    .action(() => logout(io, file));
}

/**
 * Ends an open impersonation, signs out at the identity provider, and forgets the session even if a step fails.
 */
async function logout(io: Io, file: SessionFile): Promise<void> {
  const session = await file.read();
  if (session) {
    // An expired token or an unreachable server must not prevent signing out here.
    await leaveAnyImpersonation(io, file, session);
    await endSession(io, session).catch(() =>
      io.err('The identity provider could not be reached; its session expires on its own.'),
    );
    await file.remove();
  }
  io.err('Signed out');
}
