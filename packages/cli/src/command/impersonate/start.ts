import { checkImpersonationReason } from '@signa/core/impersonation';
import { StartImpersonationDocument } from '@signa/core/operation/typed';
import { callServer } from '../../api/call-server.js';
import { CommandError, exitCodes } from '../../exit-code.js';
import { jsonText } from '../../format/json.js';
import { listText } from '../../format/list.js';
import type { Io } from '../../io.js';
import { requireSupport } from '../../session/require-support.js';
import type { SessionFile } from '../../session/session-file.js';

export interface StartOptions {
  readonly reason: string;
  readonly json: boolean;
}

/** Works as somebody of a practice, at first only looking; later commands do so too, until the exit. */
export async function startImpersonating(
  io: Io,
  file: SessionFile,
  username: string,
  { reason, json }: StartOptions,
): Promise<void> {
  const [issue] = checkImpersonationReason(reason);
  if (issue) throw new CommandError(`--reason: ${issue.message}`, exitCodes.usage);
  const own = { ...(await requireSupport(io, file)), impersonating: null };
  const { startImpersonation: started } = await callServer(io, file, own, StartImpersonationDocument, {
    username,
    reason,
  });
  await file.write({ ...own, impersonating: started.username });
  io.err(`You work as ${started.username} and only look. To change something: signa api UnlockImpersonation`);
  io.out(json ? jsonText(started) : listText({ ...started }));
}
