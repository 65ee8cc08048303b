import { GetOpenImpersonationDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import type { Io } from '../../process/io.js';
import { nothing, recordOf } from '../../output/found.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { maybe, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import { ownSession } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';
import type { Toolbox } from '../../session/toolbox.js';

const standing = recordOf({
  id: text(),
  username: text(),
  reason: maybe(text()),
  startedAt: text(),
  expiresAt: text(),
  unlockedUntil: maybe(text()),
});

/** `signa impersonate status`. */
export function addStatus(parent: Command, { io, file }: Toolbox): void {
  withOutput(parent.command('status').description('tell as whom you work, and until when'), standing, nothing).action(
    (options: OutputOptions) => showImpersonation(io, file, options),
  );
}

/**
 * Tells as whom the support user works, as the server knows it: one that was ended elsewhere is left here too, and one
 * that was started in the portal is told, though the command line does not work under it.
 */
async function showImpersonation(io: Io, file: SessionFile, options: OutputOptions): Promise<void> {
  const session = await requireSupport(io, file);
  const own = { ...session, impersonating: null };
  const { openImpersonation: open } = await callServer(io, file, own, GetOpenImpersonationDocument, {});
  if (!open && session.impersonating) {
    await file.write(ownSession(session));
    io.err('That impersonation has ended. You work as yourself again.');
  }
  if (open && !session.impersonating) io.err('It was started elsewhere: this command line works as you.');
  if (open) return tell(io, options, standing, open);
  io.out(options.json === undefined && options.jq === undefined ? 'Nobody is impersonated.' : 'null');
}
