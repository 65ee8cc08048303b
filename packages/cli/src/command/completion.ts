import { Argument, type Command } from 'commander';
import { candidates } from '../completion/completions.js';
import { scripts } from '../completion/scripts.js';
import type { Toolbox } from '../session/toolbox.js';

/** `signa completion`: a shell script that completes commands and flags by calling `signa __complete`. */
export function addCompletion(parent: Command, { io }: Toolbox): void {
  parent
    .command('completion')
    .description('print a script that completes commands and flags in your shell')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(scripts)))
    .addHelpText(
      'after',
      '\nExample:\n  signa completion bash >> ~/.bashrc\n  signa completion fish > ~/.config/fish/completions/signa.fish\n  signa completion powershell >> $PROFILE',
    )
    .action((shell: keyof typeof scripts) => io.out(scripts[shell]));
}

/** Called by the scripts of `signa completion`: prints one candidate per line. */
export function addComplete(parent: Command, { io }: Toolbox): void {
  parent
    .command('__complete', { hidden: true })
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (words: readonly string[]) => {
      const found = await candidates(parent, words);
      if (found.length > 0) io.out(found.join('\n'));
    });
}
