import {
  type CallFailure,
  buildRequest,
  commandLineVersionHeader,
  requestIdHeader,
  isMutation,
  type OperationName,
  type Operations,
  readAnswer,
  supportToolHeader,
  type TypedDocument,
} from '@signa/core/contract';
import { ExitImpersonationDocument, OpenSupportAccessDocument } from '@signa/core/contract/typed';
import { CommandError, exitCodeOf, exitCodes, NoAnswerError, notLoggedIn } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { foreignAnswerText, sendRequest } from '../process/send-request.js';
import { ownSession, type Session, type SupportSession } from '../session/session.js';
import type { SessionFile } from '../session/session-file.js';
import { version } from '../process/version.js';
import { openWithReason, lookUpLocation } from './ask-reason.js';
import { noteServerVersion } from './server-version.js';

/**
 * Calls one operation of the contract on the session's server and returns its data, or throws a CommandError. If
 * support needs a lookup reason, prompts for it and repeats the call.
 *
 * @param key - the idempotency key of a mutation: repeated calls with the same key run once
 */
export async function callServer<N extends OperationName>(
  io: Io,
  file: SessionFile,
  session: Session | SupportSession,
  document: Pick<TypedDocument<N>, 'operationName'>,
  variables: Operations[N]['variables'],
  key: string = io.newKey(),
): Promise<Operations[N]['data']> {
  if (session.expiresAt !== null && session.expiresAt <= io.now())
    throw new CommandError(notLoggedIn, exitCodes.notSignedIn);
  const { url, headers, ...request } = buildRequest(document, variables, {
    server: session.server,
    token: session.accessToken,
    impersonated: session.impersonating,
    idempotencyKey: isMutation(document.operationName) ? key : null,
  });
  const ownHeaders = {
    [commandLineVersionHeader]: version,
    ...(session.isSupportTool && { [supportToolHeader.name]: supportToolHeader.value }),
  };
  const path = url.slice(session.server.length);
  const response = await sendRequest(io, session.server, path, { ...request, headers: { ...headers, ...ownHeaders } });
  noteServerVersion(io, session.server, response);
  const content: unknown = await response.json().catch(() => null);
  if (typeof content !== 'object' || content === null)
    throw new NoAnswerError(foreignAnswerText(response, session.server));
  const answer = readAnswer<N>(content, response.headers.get(requestIdHeader));
  if (answer.ok) return answer.data;
  const { code, message, requestId } = answer.failure;
  const locationId = lookUpLocation(answer.failure);
  if (locationId !== null) {
    await openWithReason(io, answer.failure, locationId, async (id, reason) => {
      await callServer(io, file, session, OpenSupportAccessDocument, { locationId: id, reason });
    });
    return await callServer(io, file, session, document, variables, key);
  }
  if (code === 'UNAVAILABLE') throw new NoAnswerError(message, exitCodes.failed, null, requestId);
  if (code === 'IMPERSONATION_EXPIRED') await exitExpiredImpersonation(io, file, session);
  const text = code === 'UNAUTHENTICATED' ? notLoggedIn : withIssues(answer.failure);
  throw new CommandError(text, exitCodeOf(code), code, requestId);
}

/** The message of a failure, then each field that it is about as the contract names it. */
function withIssues({ message, issues }: CallFailure): string {
  const named = issues.filter(({ path }) => path !== '').map(({ path, message: what }) => `${path}: ${what}`);
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0 && only.endsWith(`: ${message}`)) return only;
  return [message, ...named.map((line) => `  ${line}`)].join('\n');
}

/** Ends an expired impersonation locally; the server has already ended it. */
async function exitExpiredImpersonation(io: Io, file: SessionFile, session: Session | SupportSession): Promise<void> {
  const own = ownSession(session);
  await file.write(own);
  await callServer(io, file, own, ExitImpersonationDocument, {}).catch(() => undefined);
}
