import { CommandError, exitCodes } from '../process/exit-code.js';
import { tokenEnd } from './claims.js';
import type { Session } from './session.js';
import { sessionFile, type SessionFile, sessionPath } from './session-file.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A command line without the profile option, and its session. */
interface ChosenSession {
  readonly args: readonly string[];
  readonly file: SessionFile;
}

const isName = /^[a-z0-9][a-z0-9-]{0,31}$/;

/**
 * Chooses the session: SIGNA_TOKEN first, for jobs that must leave nothing behind, then the file of `--profile <name>`
 * or SIGNA_PROFILE.
 *
 * @throws CommandError with exit code 2 for an invalid profile name
 */
export function chooseSession(args: readonly string[], environment: Environment, defaultServer: string): ChosenSession {
  const at = args.indexOf('--profile');
  const profile = at === -1 ? environment['SIGNA_PROFILE'] : (args[at + 1] ?? '');
  const rest = at === -1 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  if (profile !== undefined && !isName.test(profile))
    throw new CommandError(
      '--profile takes a name of lowercase letters, digits, and hyphens, such as staging.',
      exitCodes.usage,
    );
  const token = environment['SIGNA_TOKEN'];
  if (token !== undefined && token.trim() !== '') return { args: rest, file: tokenOnly(token.trim(), defaultServer) };
  return { args: rest, file: sessionFile(sessionPath(environment, profile)) };
}

/** A session that exists only while the command runs. */
function tokenOnly(accessToken: string, server: string): SessionFile {
  let session: Session | null = {
    server: server.replace(/\/+$/, ''),
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
