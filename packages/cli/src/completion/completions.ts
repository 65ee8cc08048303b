import type { Command } from 'commander';

const isHidden = (command: Command) => command.name().startsWith('__');

/**
 * Candidates for the last word, which may be partly typed.
 *
 * @param words - everything after `signa`; the last one may be incomplete
 */
export function candidates(signa: Command, words: readonly string[]): readonly string[] {
  const typed = words.at(-1) ?? '';
  let command = signa;
  for (const word of words.slice(0, -1)) command = command.commands.find((one) => one.name() === word) ?? command;
  const before = words.at(-2);
  const option = command.options.find(({ long }) => long !== undefined && long === before);
  if (option?.argChoices) return option.argChoices.filter((choice) => choice.startsWith(typed));
  const found = typed.startsWith('-')
    ? command.options.filter(({ hidden }) => !hidden).map(({ long }) => long ?? '')
    : [...command.commands.filter((one) => !isHidden(one)).map((one) => one.name()), ...choicesOf(command)];
  return found.filter((word) => word.startsWith(typed));
}

const choicesOf = ({ registeredArguments }: Command) =>
  registeredArguments.flatMap(({ argChoices }) => argChoices ?? []);
