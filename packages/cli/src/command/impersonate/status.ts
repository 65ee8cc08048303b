import { GetOpenImpersonationDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import type { Io } from '../../process/io.js';
import { nothing, recordOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { maybe, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import { ownSession } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';
import type { Toolbox } from '../../session/toolbox.js';

const openImpersonationOutput = recordOf({
  id: text(),
  username: text(),
  reason: maybe(text()),
  startedAt: text(),
  expiresAt: text(),
  unlockedUntil: maybe(text()),
});

/** `signa impersonate status`. */
export function addStatus(parent: Command, { io, file }: Toolbox): void {
  withOutput(
    parent.command('status').description('show whom you impersonate, and until when'),
    openImpersonationOutput,
    nothing,
  ).action((options: OutputOptions) => showImpersonation(io, file, options));
}

/**
 * Shows the impersonation as the server knows it. If it ended in another session, it also ends here. If it was started
 * in the portal, it is shown, but commands don't run under it.
 */
async function showImpersonation(io: Io, file: SessionFile, options: OutputOptions): Promise<void> {
  const session = await requireSupport(io, file);
  const own = { ...session, impersonating: null };
  const { openImpersonation: open } = await callServer(io, file, own, GetOpenImpersonationDocument, {});
  if (!open && session.impersonating) {
    await file.write(ownSession(session));
    io.err('That impersonation has ended. You work as yourself again.');
  }
  if (open && !session.impersonating) io.err('It was started in another session: commands here run as you.');
  if (open) return printResult(io, options, openImpersonationOutput, open);
  io.out(options.json === undefined && options.jq === undefined ? 'You are not impersonating anyone.' : 'null');
}
