import type { Command } from 'commander';
import { emptyTexts } from '@signa/core/practice';
import { jsonText } from '../format/json.js';
import type { Io } from '../io.js';
import type { Found } from './found.js';
import { selected } from './select.js';

/** How a person asks for what a command found. */
export interface OutputOptions {
  readonly json?: string | true;
  readonly jq?: string;
}

/** The flags that every look-up has. */
export function withOutput(command: Command): Command {
  return command
    .option('--json [fields]', 'print JSON: everything, or the fields named between commas')
    .option('--jq <expression>', 'filter the JSON, as jq does');
}

/** Prints what was found: a table to a person, lines to a pipe, JSON where it is asked for. */
export async function tell(io: Io, { json, jq }: OutputOptions, found: Found): Promise<void> {
  if (jq !== undefined) {
    const { runJq } = await import('./jq.js');
    return io.out(await runJq(selected(found, json ?? true), jq));
  }
  if (json !== undefined) return io.out(jsonText(selected(found, json)));
  if ('list' in found && found.list.rows.length === 0) return io.err(emptyTexts.data);
  // What draws tables is read only for one.
  const { linesOf, tableOf } = await import('./text.js');
  io.out(io.isTerminal ? tableOf(found) : linesOf(found));
}
