import type { Command } from 'commander';
import { emptyTexts } from '@signa/core/practice';
import { jsonText } from '../format/json.js';
import type { Io } from '../process/io.js';
import { type Found, type Output, valueOf } from './found.js';
import { type Value } from './value.js';
import { announce, type Announced } from './announced.js';
import { selected } from './select.js';

/** How a person asks for what a command found. */
export interface OutputOptions {
  readonly json?: string | true;
  readonly jq?: string;
}

/** The flags that every look-up has; what it prints is announced with them, each kind where there are several. */
export function withOutput(command: Command, ...outputs: readonly [Announced, ...Announced[]]): Command {
  announce(command, outputs);
  return command
    .option('--json [fields]', 'print JSON: everything, or the fields named between commas')
    .option('--jq <expression>', 'filter the JSON, as jq does');
}

/** Prints what was found: a table to a person, lines to a pipe, JSON where it is asked for. */
export async function tell<T>(
  io: Io,
  { json, jq }: OutputOptions,
  output: Output<T>,
  value: NoInfer<T>,
): Promise<void> {
  const found = output.foundOf(value);
  const fields = output.fields ?? Object.keys(valueOf(found) ?? {});
  if (jq !== undefined) {
    const { runJq } = await import('./jq.js');
    return io.out(await runJq(selected(found, json ?? true, fields), jq));
  }
  if (json !== undefined) return io.out(jsonText(selected(found, json, fields)));
  await tellPlain(io, found);
}

/** Prints one record of a list in a line of its own, as soon as it is there. */
export async function tellLine<T>(
  io: Io,
  { json, jq }: OutputOptions,
  output: Output<readonly T[]>,
  value: NoInfer<T>,
): Promise<void> {
  const found = output.foundOf([value]);
  const asked = () => (selected(found, json ?? true, output.fields ?? []) as readonly Value[])[0] ?? null;
  if (jq !== undefined) {
    const { runJq } = await import('./jq.js');
    return io.out(await runJq(asked(), jq));
  }
  if (json !== undefined) return io.out(JSON.stringify(asked()));
  const { linesOf } = await import('./text.js');
  io.out(linesOf(found));
}

async function tellPlain(io: Io, found: Found): Promise<void> {
  if ('list' in found && found.list.rows.length === 0) return io.err(emptyTexts.data);
  // What draws tables is read only for one.
  const { linesOf, tableOf } = await import('./text.js');
  io.out(io.isTerminal ? tableOf(found, io.width) : linesOf(found));
}
