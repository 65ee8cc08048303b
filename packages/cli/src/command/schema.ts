import type { Command } from 'commander';
import { operationName } from '../api/operation-name.js';
import { CommandError, exitCodes } from '../process/exit-code.js';
import { jsonText } from '../format/json.js';
import { answerSchema } from '../schema/answer-schema.js';
import { commandSchemas } from '../schema/command-schemas.js';
import type { Toolbox } from '../session/toolbox.js';

/** `signa schema`: the JSON schema of what a command prints with --json, made of what prints it. */
export function addSchema(parent: Command, { io }: Toolbox): void {
  const show = (words: readonly string[]): void => {
    const [first, operation] = words;
    if (first === 'api' && operation !== undefined) return io.out(jsonText(answerSchema(operationName(operation))));
    const schemas = commandSchemas(parent);
    if (first === undefined) return io.out(jsonText(Object.fromEntries(schemas)));
    const schema = schemas.get(words.join(' '));
    if (!schema)
      throw new CommandError(
        `signa ${words.join(' ')} prints no JSON. These do: ${[...schemas.keys()].join(', ')}.`,
        exitCodes.usage,
      );
    io.out(jsonText(schema));
  };
  parent
    .command('schema')
    .description('print the JSON schema of what a command prints with --json')
    .argument('[command...]', 'the words of the command; without any, every command')
    .addHelpText('after', '\nExample:\n  signa schema locations search\n  signa schema api GetPrescription')
    .action(show);
}
