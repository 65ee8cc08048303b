import type { Command } from 'commander';
import { declaredOutputs } from '../output/declared-output.js';
import type { JsonSchema } from '../output/json-schema.js';
import { resolveReferences } from './published.js';

/** The published schema of a command's `--json` output. */
interface CommandSchema extends JsonSchema {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
}

/** Commands that print no data, or print it for a shell or a validator. */
const withoutData = new Set(['login', 'logout', 'impersonate exit', 'completion', 'schema']);

/** Every command that prints data, keyed by its full name ('locations search'). */
export function commandSchemas(signa: Command): ReadonlyMap<string, CommandSchema> {
  return new Map(
    leaves(signa, [])
      .filter(({ name }) => !withoutData.has(name) && !name.startsWith('__'))
      .map(({ name, command }) => [name, commandSchema(name, command)]),
  );
}

interface Leaf {
  readonly name: string;
  readonly command: Command;
}

/** Commands without subcommands. */
function leaves(command: Command, words: readonly string[]): readonly Leaf[] {
  if (command.commands.length === 0) return [{ name: words.join(' '), command }];
  return command.commands.flatMap((below) => leaves(below, [...words, below.name()]));
}

function commandSchema(name: string, command: Command): CommandSchema {
  const [first, ...others] = declaredOutputs(command).map(({ schema }) => resolveReferences(schema));
  if (!first)
    throw new Error(
      `signa ${name} has no JSON schema. Declare its output once (listOf or recordOf in packages/cli/src/output/found.ts), ` +
        'pass that to withOutput and printResult, then run npm run generate. List a command that prints no data in packages/cli/src/schema/command-schemas.ts.',
    );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `signa:${name.replaceAll(' ', '-')}`,
    title: `signa ${name} --json`,
    description: command.description(),
    ...(others.length === 0 ? first : { anyOf: [first, ...others] }),
  };
}
