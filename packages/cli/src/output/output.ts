import type { Command } from 'commander';
import { emptyTexts } from '@signa/core/practice';
import { jsonText } from '../format/json.js';
import type { Io } from '../process/io.js';
import { type Found, type Output, valueOf } from './found.js';
import type { Value } from './value.js';
import { layoutOf } from '../format/layout.js';
import { declareOutputs, type DeclaredOutput } from './declared-output.js';
import { selectFields } from './select.js';

/** Options that select the output format. */
export interface OutputOptions {
  readonly json?: string | true;
  readonly jq?: string;
}

/** Adds the options of every lookup and declares the command's outputs, one for each kind. */
export function withOutput(command: Command, ...outputs: readonly [DeclaredOutput, ...DeclaredOutput[]]): Command {
  declareOutputs(command, outputs);
  return command
    .option('--json [fields]', 'print JSON: everything, or only these comma-separated fields')
    .option('--jq <expression>', 'filter the JSON with jq');
}

/** Prints a result: a table on a terminal, lines to a pipe, or JSON if requested. */
export async function printResult<T>(
  io: Io,
  { json, jq }: OutputOptions,
  output: Output<T>,
  value: NoInfer<T>,
): Promise<void> {
  const found = output.foundOf(value);
  const fields = output.fields ?? Object.keys(valueOf(found) ?? {});
  if (jq !== undefined) {
    const { runJq } = await import('./jq.js');
    return io.out(await runJq(selectFields(found, json ?? true, fields), jq));
  }
  if (json !== undefined) return io.out(jsonText(selectFields(found, json, fields)));
  await printText(io, found);
}

/** Prints one record of a list on its own line as soon as it arrives. */
export async function printLine<T>(
  io: Io,
  { json, jq }: OutputOptions,
  output: Output<readonly T[]>,
  value: NoInfer<T>,
): Promise<void> {
  const found = output.foundOf([value]);
  const asked = () => (selectFields(found, json ?? true, output.fields ?? []) as readonly Value[])[0] ?? null;
  if (jq !== undefined) {
    const { runJq } = await import('./jq.js');
    return io.out(await runJq(asked(), jq));
  }
  if (json !== undefined) return io.out(JSON.stringify(asked()));
  const { linesOf } = await import('./text.js');
  io.out(linesOf(found));
}

async function printText(io: Io, found: Found): Promise<void> {
  if ('list' in found && found.list.rows.length === 0) return io.err(emptyTexts.data);
  // Loads the table formatter only when it is needed.
  const { linesOf, tableOf } = await import('./text.js');
  io.out(io.isTerminal ? tableOf(found, layoutOf(io)) : linesOf(found));
}
