import { CommandError, exitCodes } from '../process/exit-code.js';
import { tokenEnd } from './claims.js';
import { takeGlobalOptions } from './global-options.js';
import { serverAddress } from './server-address.js';
import type { Session } from './session.js';
import { sessionFile, type SessionFile, sessionPath } from './session-file.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A command line without the global options, its session, and the server that it names. */
interface ChosenSession {
  readonly args: readonly string[];
  readonly file: SessionFile;
  /** The server named by `--server`, else by SIGNA_SERVER; null if neither does. */
  readonly namedServer: string | null;
}

/** The server of a development start, used if nothing names another one. */
export const localServer = 'http://localhost:4000';

const isName = /^[a-z0-9][a-z0-9-]{0,31}$/;

/**
 * Chooses the session: SIGNA_TOKEN first, for jobs that must leave nothing behind, then the file of `--profile <name>`
 * or SIGNA_PROFILE. A named server takes precedence over the one of the stored session.
 *
 * @throws CommandError with exit code 2 for an invalid profile name or server address
 */
export function chooseSession(words: readonly string[], environment: Environment): ChosenSession {
  const { args, server, profile = environment['SIGNA_PROFILE'] } = takeGlobalOptions(words);
  if (profile !== undefined && !isName.test(profile))
    throw new CommandError(
      '--profile takes a name of lowercase letters, digits, and hyphens, such as staging.',
      exitCodes.usage,
    );
  const namedServer = readServer(server, environment['SIGNA_SERVER']);
  const token = environment['SIGNA_TOKEN']?.trim() ?? '';
  const file = token === '' ? sessionFile(sessionPath(environment, profile)) : tokenOnly(token, namedServer);
  return { args, file: namedServer === null ? file : onlyAt(file, namedServer), namedServer };
}

function readServer(option: string | undefined, variable: string | undefined): string | null {
  if (option !== undefined) return serverAddress(option, '--server');
  return variable === undefined || variable.trim() === '' ? null : serverAddress(variable, 'SIGNA_SERVER');
}

/** Rejects a stored session of another server: its token must not be sent to the named one. */
function onlyAt(file: SessionFile, server: string): SessionFile {
  return {
    ...file,
    read: async () => {
      const session = await file.read();
      if (session && session.server !== server)
        throw new CommandError(
          `You are signed in to ${session.server}, not to ${server}. Sign in there with: signa login --server ${server}\nTo keep both sessions, add --profile <name> to that command and later ones.`,
          exitCodes.notSignedIn,
        );
      return session;
    },
  };
}

/** A session that exists only while the command runs. */
function tokenOnly(accessToken: string, namedServer: string | null): SessionFile {
  let session: Session | null = {
    server: namedServer ?? localServer,
    accessToken,
    idToken: null,
    expiresAt: tokenEnd(accessToken),
    method: 'token',
    impersonating: null,
  };
  return {
    read: () => Promise.resolve(session),
    write: (next) => {
      session = next;
      return Promise.resolve();
    },
    remove: () => {
      session = null;
      return Promise.resolve();
    },
    runExclusively: (work) => work(),
  };
}
