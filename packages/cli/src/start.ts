import type { ExitCode } from './process/exit-code.js';
import type { Io } from './process/io.js';
import { reportFailure, run } from './program.js';
import { chooseSession } from './session/choose-session.js';

type Environment = Readonly<Record<string, string | undefined>>;

const localServer = 'http://localhost:4000';

/** Runs one command line in the session chosen by flags and environment, and returns its exit code. */
export async function start(words: readonly string[], environment: Environment, io: Io): Promise<ExitCode> {
  const defaultServer = environment['SIGNA_SERVER'] ?? localServer;
  try {
    const { args, file } = chooseSession(words, environment, defaultServer);
    return await run(args, { io, file, defaultServer });
  } catch (cause) {
    return reportFailure(io, cause);
  }
}
