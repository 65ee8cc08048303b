import { type OperationName, mutationNames, queryNames } from '@signa/core/contract';
import type { Command } from 'commander';

const isHidden = (command: Command) => command.name().startsWith('__');
/** Options that are read before the command line is parsed. */
const globalOptions = ['--profile', '--server'];

/**
 * Candidates for the last word, which may be partly typed.
 *
 * @param words - everything after `signa`; the last one may be incomplete, and a space for an empty one
 * @see
 */
export async function candidates(signa: Command, words: readonly string[]): Promise<readonly string[]> {
  const typed = (words.at(-1) ?? '').trim();
  const { command, args } = parse(signa, words.slice(0, -1));
  const before = words.at(-2);
  const option = command.options.find(({ long }) => long !== undefined && long === before);
  if (option?.argChoices) return startingWith(typed, option.argChoices);
  if (typed.startsWith('-'))
    return startingWith(typed, [
      ...command.options.filter(({ hidden }) => !hidden).map(({ long }) => long ?? ''),
      ...globalOptions,
    ]);
  // The value of an option is free text.
  if (option !== undefined && (option.required || option.variadic)) return [];
  const commands = command.commands.filter((one) => !isHidden(one)).map((one) => one.name());
  return startingWith(typed, [...commands, ...choicesOf(command), ...(await contractWords(command, args))]);
}

const startingWith = (typed: string, words: readonly string[]) => words.filter((word) => word.startsWith(typed));

const choicesOf = ({ registeredArguments }: Command) =>
  registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);

/** The command that the words name, and the arguments after it, without options and their values. */
function parse(signa: Command, words: readonly string[]): { command: Command; args: readonly string[] } {
  let command = signa;
  const args: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const below = args.length === 0 ? command.commands.find((one) => one.name() === word) : undefined;
    if (below) command = below;
    else if (!word.startsWith('-')) args.push(word);
    else if (globalOptions.includes(word) || command.options.some(({ long, required }) => long === word && required))
      at += 1;
  }
  return { command, args };
}

const operations: readonly OperationName[] = [...queryNames, ...mutationNames];

/** Names of operations, and after one, its variables: where `api`, `why` and `schema api` take them. */
async function contractWords(command: Command, args: readonly string[]): Promise<readonly string[]> {
  const [first, ...others] = args;
  if (command.name() === 'why') return args.length === 1 ? operations : [];
  if (command.name() === 'schema') return first === 'api' && others.length === 0 ? operations : [];
  if (command.name() !== 'api') return [];
  if (first === undefined) return operations;
  const operation = operations.find((name) => name === first);
  if (operation === undefined) return [];
  // The contract's schema is loaded only for this.
  const { variableTypes } = await import('../api/variables.js');
  return Object.keys(variableTypes(operation))
    .map((name) => `${name}=`)
    .filter((name) => !others.some((given) => given.startsWith(name)));
}
