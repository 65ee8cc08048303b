import { PhoneTypesDocument } from '@signa/core/contract/typed';
import { versionSkew } from '@signa/core/contract';
import type { Command } from 'commander';
import { callServer } from '../api/call-server.js';
import { answeredVersion, skewText } from '../api/server-version.js';
import { recordOf } from '../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../output/output.js';
import { choice, maybe, text } from '../output/shape.js';
import { CommandError } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { refreshedSession } from '../session/refresh-session.js';
import type { SessionFile } from '../session/session-file.js';
import type { Toolbox } from '../session/toolbox.js';
import { version } from '../process/version.js';

const versions = recordOf({
  version: text(),
  server: maybe(text()),
  serverVersion: maybe(text()),
  commandLineIs: choice(['same', 'older', 'newer', 'unknown']),
});

/** `signa version`: the versions of the command line and of the server, and whether they match. */
export function addVersion(parent: Command, { io, file }: Toolbox): void {
  const show = async (options: OutputOptions): Promise<void> => {
    const server = await serverOf(io, file);
    const serverVersion = answeredVersion(io);
    await printResult(io, options, versions, {
      ...{ version, server, serverVersion },
      commandLineIs: versionSkew(version, serverVersion),
    });
    const skew = skewText(io);
    if (skew !== null) io.err(skew);
  };
  withOutput(parent.command('version').description('show the versions of the command line and the server'), versions)
    .addHelpText('after', '\nExample:\n  signa version --json commandLineIs')
    .action(show);
}

/** `signa --version`: the same as two lines, the first of which is that of the command line. */
export async function printVersion({ io, file }: Toolbox): Promise<void> {
  io.out(version);
  const server = await serverOf(io, file);
  const serverVersion = answeredVersion(io);
  if (server !== null && serverVersion !== null) io.out(`${server} ${serverVersion}`);
  const skew = skewText(io);
  if (skew !== null) io.err(skew);
}

/**
 * Calls the server, whose answer has its version, also if it refuses the call. The version of the command line is shown
 * in any case, so a failure is only reported.
 *
 * @returns the address of the server; null without a session
 */
async function serverOf(io: Io, file: SessionFile): Promise<string | null> {
  try {
    const session = await file.read();
    if (session === null) return null;
    try {
      await callServer(io, file, await refreshedSession(io, file, session), PhoneTypesDocument, {});
    } catch (cause) {
      if (!(cause instanceof CommandError)) throw cause;
      if (answeredVersion(io) === null) io.err(cause.message);
    }
    return session.server;
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause;
    io.err(cause.message);
    return null;
  }
}
