import type { Command } from 'commander';
import type { Io } from '../../process/io.js';
import { usernameOf } from '../../session/claims.js';
import { leaveImpersonation } from '../../api/leave-impersonation.js';
import { requireSupport } from '../../session/require-support.js';
import type { SessionFile } from '../../session/session-file.js';
import type { Toolbox } from '../../session/toolbox.js';

/** `signa impersonate exit`. */
export function addExit(parent: Command, { io, file }: Toolbox): void {
  parent
    .command('exit')
    .description('end the impersonation and work as yourself again')
    .action(() => exitImpersonation(io, file));
}

/** Ends the impersonation and works as the support user named in the token again. */
async function exitImpersonation(io: Io, file: SessionFile): Promise<void> {
  const session = await requireSupport(io, file);
  const wasOpen = await leaveImpersonation(io, file, session);
  const name = usernameOf(session.accessToken);
  io.err(
    `${wasOpen ? 'The impersonation has ended.' : 'No impersonation was open.'} You work as ${name || 'yourself'}.`,
  );
}
