import type { Command } from 'commander';
import { GetSupportUserDocument } from '@signa/core/contract/typed';
import { callServer } from '../api/call-server.js';
import { skewText } from '../api/server-version.js';
import { CommandError, exitCodes } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { browserSignIn } from '../session/browser-sign-in.js';
import { deviceSignIn } from '../session/device-sign-in.js';
import { leaveAnyImpersonation } from '../api/leave-impersonation.js';
import { localServer } from '../session/choose-session.js';
import { providerOf } from '../session/provider.js';
import { serverAddress } from '../session/server-address.js';
import type { Session } from '../session/session.js';
import type { SessionFile } from '../session/session-file.js';
import { tokenEnd } from '../session/claims.js';
import type { Toolbox } from '../session/toolbox.js';

interface LoginOptions {
  readonly server?: string;
  readonly device: boolean;
  /** Read an access token from stdin instead of signing in. */
  readonly withToken: boolean;
}

/** `signa login`. */
export function addLogin(parent: Command, { io, file, namedServer }: Toolbox): void {
  parent
    .command('login')
    .description('sign in with the browser, with a code on another device, or with a token from stdin')
    .option('--server <address>', 'address of the Signa server; by default, the one you were last signed in to')
    .option('--device', 'show a code to enter on another device', false)
    .option('--with-token', 'read an access token from stdin', false)
    .action(async ({ server, ...options }: LoginOptions) => {
      const named = server === undefined ? namedServer : serverAddress(server, '--server');
      await login(io, file, named ?? (await file.read())?.server ?? localServer, options);
    });
}

/** Signs in, ends any open impersonation, and keeps the session; never prints a token. */
async function login(io: Io, file: SessionFile, server: string, options: LoginOptions): Promise<void> {
  const session = options.withToken ? await tokenSession(io, file, server) : await signIn(io, server, options.device);
  await file.write(session);
  await leaveAnyImpersonation(io, file, session);
  io.err(`Signed in to ${server}`);
  const skew = skewText(io);
  if (skew !== null) io.err(skew);
}

async function signIn(io: Io, server: string, device: boolean): Promise<Session> {
  const facts = await providerOf(io, server);
  return device ? deviceSignIn(io, server, facts) : browserSignIn(io, server, facts);
}

async function tokenSession(io: Io, file: SessionFile, server: string): Promise<Session> {
  const accessToken = (await io.readInput()).trim();
  if (!accessToken)
    throw new CommandError('No token on stdin. Pipe one in: signa login --with-token < token.txt', exitCodes.usage);
  const session: Session = {
    server,
    accessToken,
    idToken: null,
    expiresAt: tokenEnd(accessToken),
    method: 'token',
    impersonating: null,
  };
  await requireAcceptedToken(io, file, session);
  return session;
}

/** Rejects a token that the server doesn't accept, so that login fails here rather than at the next command. */
async function requireAcceptedToken(io: Io, file: SessionFile, session: Session): Promise<void> {
  await callServer(io, file, session, GetSupportUserDocument, {}).catch((cause: unknown) => {
    if (!(cause instanceof CommandError)) throw cause;
    if (cause.exitCode === exitCodes.notSignedIn)
      throw new CommandError(`${session.server} does not accept this token.`, exitCodes.notSignedIn);
    // Forbidden still proves the token is valid: the user just isn't support.
    if (cause.exitCode !== exitCodes.forbidden) throw cause;
  });
}
