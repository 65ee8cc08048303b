import type { Command } from 'commander';
import { CommandError, exitCodes } from '../process/exit-code.js';
import { jsonText } from '../format/json.js';
import type { Io } from '../process/io.js';
import { objectOf } from './json-schema.js';
import { announce } from './announced.js';
import { oneLine } from './one-line.js';

/** How a person asks for a change. */
export interface ChangeOptions {
  readonly yes: boolean;
  readonly dryRun: boolean;
}

const call = { schema: objectOf({ operation: { type: 'string' }, variables: { type: 'object' } }) };

/** The flags of every command that changes something. */
export function withConfirmation(command: Command): Command {
  announce(command, [call]);
  return command
    .option('--yes', 'do not ask', false)
    .option('--dry-run', 'tell what would be sent, and change nothing', false);
}

/**
 * Whether a change is to be made: asked of the person, unless `--yes` says so. Without a terminal nobody is asked,
 * as nobody would answer.
 *
 * @param asked - the operation and its variables, which `--dry-run` prints instead
 * @throws CommandError with exit code 2 where nobody can be asked, and 1 where the person said no
 */
export async function isConfirmed(
  io: Io,
  { yes, dryRun }: ChangeOptions,
  question: string,
  asked: { readonly operation: string; readonly variables: object },
): Promise<boolean> {
  if (dryRun) {
    io.out(jsonText(asked));
    return false;
  }
  if (yes) return true;
  if (!io.canAsk) throw new CommandError(`${question} Nobody can be asked here: add --yes to do it.`, exitCodes.usage);
  if (/^y(es)?$/i.test((await io.ask(`${oneLine(question)} [y/N] `)).trim())) return true;
  throw new CommandError('Nothing was changed.');
}
