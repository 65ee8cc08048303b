import type { Command } from 'commander';
import { CommandError, exitCodes } from '../exit-code.js';
import { jsonText } from '../format/json.js';
import type { Io } from '../io.js';
import { oneLine } from './one-line.js';

/** How a person asks for a change. */
export interface ChangeOptions {
  readonly yes: boolean;
  readonly dryRun: boolean;
}

/** The flags of every command that changes something. */
export function withConfirmation(command: Command): Command {
  return command
    .option('--yes', 'do not ask', false)
    .option('--dry-run', 'tell what would be sent, and change nothing', false);
}

/**
 * Whether a change is to be made: asked of the person, unless `--yes` says so. Without a terminal nobody is asked,
 * as nobody would answer.
 *
 * @param call - the operation and its variables, which `--dry-run` prints instead
 * @throws CommandError with exit code 2 where nobody can be asked, and 1 where the person said no
 */
export async function isConfirmed(
  io: Io,
  { yes, dryRun }: ChangeOptions,
  question: string,
  call: { readonly operation: string; readonly variables: object },
): Promise<boolean> {
  if (dryRun) {
    io.out(jsonText(call));
    return false;
  }
  if (yes) return true;
  if (!io.canAsk) throw new CommandError(`${question} Nobody can be asked here: add --yes to do it.`, exitCodes.usage);
  if (/^y(es)?$/i.test((await io.ask(`${oneLine(question)} [y/N] `)).trim())) return true;
  throw new CommandError('Nothing was changed.');
}
