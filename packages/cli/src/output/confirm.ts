import type { Command } from 'commander';
import { CommandError, exitCodes } from '../process/exit-code.js';
import { jsonText } from '../format/json.js';
import type { Io } from '../process/io.js';
import { objectOf } from './json-schema.js';
import { declareOutputs } from './declared-output.js';
import { oneLine } from './one-line.js';

/** Options of a command that changes something. */
export interface ChangeOptions {
  readonly yes: boolean;
  readonly dryRun: boolean;
}

const call = { schema: objectOf({ operation: { type: 'string' }, variables: { type: 'object' } }) };

/** Adds the options that every changing command has. */
export function withConfirmation(command: Command): Command {
  declareOutputs(command, [call]);
  return command
    .option('--yes', 'skip the confirmation', false)
    .option('--dry-run', 'print what would be sent without changing anything', false);
}

/**
 * Asks the user to confirm a change unless `--yes` is given. Without an interactive terminal there is no
 * prompt.
 *
 * @param asked - the operation and its variables, which `--dry-run` prints instead
 * @throws CommandError with exit code 2 without an interactive terminal, and 1 if the user declines
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
  if (!io.canAsk)
    throw new CommandError(`${question} There is no terminal to confirm this: add --yes.`, exitCodes.usage);
  if (/^y(es)?$/i.test((await io.ask(`${oneLine(question)} [y/N] `)).trim())) return true;
  throw new CommandError('Nothing was changed.');
}
