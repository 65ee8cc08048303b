import { Argument, type Command } from 'commander';
import { completions } from '../completion/completions.js';
import { scripts } from '../completion/scripts.js';
import type { Toolbox } from '../session/toolbox.js';

/** `signa completion`: what a shell reads to complete commands and flags, which it asks `signa __complete` for. */
export function addCompletion(parent: Command, { io }: Toolbox): void {
  parent
    .command('completion')
    .description('print what your shell reads to complete commands and flags')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(scripts)))
    .addHelpText(
      'after',
      '\nExample:\n  signa completion bash >> ~/.bashrc\n  signa completion fish > ~/.config/fish/completions/signa.fish',
    )
    .action((shell: keyof typeof scripts) => io.out(scripts[shell]));
}

/** What `signa completion` asks for: one possible word a line. */
export function addComplete(parent: Command, { io }: Toolbox): void {
  parent
    .command('__complete', { hidden: true })
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action((words: readonly string[]) => {
      const found = completions(parent, words);
      if (found.length > 0) io.out(found.join('\n'));
    });
}
