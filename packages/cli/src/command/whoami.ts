import type { Command } from 'commander';
import { GetSupportUserDocument, GetUserByUsernameDocument } from '@signa/core/contract/typed';
import { callServer } from '../api/call-server.js';
import { skewText } from '../api/server-version.js';
import { CommandError, exitCodes } from '../process/exit-code.js';
import { recordOf } from '../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../output/output.js';
import { flag, maybe, text } from '../output/shape.js';
import type { Io } from '../process/io.js';
import { requireSession } from '../session/require-session.js';
import type { SessionFile } from '../session/session-file.js';
import { usernameOf } from '../session/claims.js';
import type { Toolbox } from '../session/toolbox.js';

const practicePerson = { username: text(), email: text(), firstName: text(), lastName: text() };
const practiceFound = recordOf(practicePerson);
const supportFound = recordOf({
  ...practicePerson,
  firstName: maybe(text()),
  lastName: maybe(text()),
  inAdminSupportGroup: flag(),
});

/** `signa whoami`. */
export function addWhoami(parent: Command, { io, file }: Toolbox): void {
  withOutput(parent.command('whoami').description('show who is signed in'), supportFound, practiceFound).action(
    (options: OutputOptions) => whoami(io, file, options),
  );
}

/** Shows who is signed in: a support user from GetSupportUser, anyone else as a practice user. */
async function whoami(io: Io, file: SessionFile, options: OutputOptions): Promise<void> {
  const session = await requireSession(io, file);
  const support = await supportUser();
  const skew = skewText(io);
  if (skew !== null) io.err(skew);
  if (support) return printResult(io, options, supportFound, support);
  await printResult(io, options, practiceFound, await practiceUser());

  async function supportUser() {
    try {
      const { supportUser: found } = await callServer(
        io,
        file,
        { ...session, impersonating: null },
        GetSupportUserDocument,
        {},
      );
      return found ?? null;
    } catch (cause) {
      if (cause instanceof CommandError && cause.exitCode === exitCodes.forbidden) return null;
      throw cause;
    }
  }

  async function practiceUser() {
    const username = usernameOf(session.accessToken);
    const { userByUsername: user } = await callServer(io, file, session, GetUserByUsernameDocument, { username });
    if (!user) throw new CommandError('No Signa user has this email address.');
    return user;
  }
}
