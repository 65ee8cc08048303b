import { GetOpenImpersonationDocument } from '@signa/core/operation/typed';
import { callServer } from '../../api/call-server.js';
import { jsonText } from '../../format/json.js';
import { listText } from '../../format/list.js';
import type { Io } from '../../io.js';
import { requireSupport } from '../../session/require-support.js';
import type { SessionFile } from '../../session/session-file.js';

/**
 * Tells as whom the support user works, as the server knows it: one that was ended elsewhere is left here too, and one
 * that was started in the portal is told, though the command line does not work under it.
 */
export async function showImpersonation(
  io: Io,
  file: SessionFile,
  { json }: { readonly json: boolean },
): Promise<void> {
  const session = await requireSupport(io, file);
  const own = { ...session, impersonating: null };
  const { openImpersonation: open } = await callServer(io, file, own, GetOpenImpersonationDocument, {});
  if (!open && session.impersonating) {
    await file.write(own);
    io.err('That impersonation has ended. You work as yourself again.');
  }
  if (open && !session.impersonating) io.err('It was started elsewhere: this command line works as you.');
  if (json) return io.out(jsonText(open ?? null));
  io.out(open ? listText({ ...open }) : 'Nobody is impersonated.');
}
