import type { ExitCode } from './process/exit-code.js';
import type { Io } from './process/io.js';
import { reportFailure, run } from './program.js';
import { chooseSession } from './session/choose-session.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs one command line in the session chosen by flags and environment, and returns its exit code. */
export async function start(words: readonly string[], environment: Environment, io: Io): Promise<ExitCode> {
  try {
    const { args, file, namedServer } = chooseSession(words, environment);
    return await run(args, { io, file, namedServer });
  } catch (cause) {
    return await reportFailure(io, cause);
  }
}
