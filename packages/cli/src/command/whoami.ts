import type { Command } from 'commander';
import { GetSupportUserDocument, GetUserByUsernameDocument } from '@signa/core/operation/typed';
import { callServer } from '../api/call-server.js';
import { CommandError, exitCodes } from '../exit-code.js';
import { type OutputOptions, tell, withOutput } from '../output/output.js';
import type { Io } from '../io.js';
import { requireSession } from '../session/require-session.js';
import type { SessionFile } from '../session/session-file.js';
import { usernameOf } from '../session/claims.js';
import type { Toolbox } from '../toolbox.js';

/** `signa whoami`. */
export function addWhoami(parent: Command, { io, file }: Toolbox): void {
  withOutput(parent.command('whoami').description('tell who is signed in')).action((options: OutputOptions) =>
    whoami(io, file, options),
  );
}

/** A person in plain fields. */
type Person = Readonly<Record<string, string | boolean | null>>;

/** Tells who is signed in: a support user by GetSupportUser, anyone else as a practice user. */
async function whoami(io: Io, file: SessionFile, options: OutputOptions): Promise<void> {
  const session = await requireSession(io, file);
  const person = (await supportUser()) ?? (await practiceUser());
  await tell(io, options, { record: person });

  async function supportUser(): Promise<Person | null> {
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

  async function practiceUser(): Promise<Person> {
    const username = usernameOf(session.accessToken);
    const { userByUsername: user } = await callServer(io, file, session, GetUserByUsernameDocument, { username });
    if (!user) throw new CommandError('Nobody in Signa has this e-mail address.');
    return { username: user.username, email: user.email, firstName: user.firstName, lastName: user.lastName };
  }
}
