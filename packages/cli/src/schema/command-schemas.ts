import type { Command } from 'commander';
import { announcedOf } from '../output/announced.js';
import type { JsonSchema } from '../output/json-schema.js';
import { whole } from './published.js';

/** What `--json` of a command prints, as it is published. */
export interface CommandSchema extends JsonSchema {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
}

/** Commands that print no data: they only do something, or print for a shell or a validator. */
const withoutData = new Set(['login', 'logout', 'impersonate exit', 'completion', 'schema']);

/** Every command that prints data, by its words ('locations search'). */
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

/** Commands with nothing below them. */
function leaves(command: Command, words: readonly string[]): readonly Leaf[] {
  if (command.commands.length === 0) return [{ name: words.join(' '), command }];
  return command.commands.flatMap((below) => leaves(below, [...words, below.name()]));
}

function commandSchema(name: string, command: Command): CommandSchema {
  const [first, ...others] = announcedOf(command).map(({ schema }) => whole(schema));
  if (!first)
    throw new Error(
      `signa ${name} has no JSON schema. Declare what it prints once (listOf or recordOf in packages/cli/src/output/found.ts), ` +
        'hand that to withOutput and to tell, then run npm run generate. A command that prints no data is named in packages/cli/src/schema/command-schemas.ts.',
    );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `signa:${name.replaceAll(' ', '-')}`,
    title: `signa ${name} --json`,
    description: command.description(),
    ...(others.length === 0 ? first : { anyOf: [first, ...others] }),
  };
}
