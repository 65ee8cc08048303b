/** Options that every command takes, with their values as typed; undefined if an option isn't given. */
interface GlobalOptions {
  /** The command line without these options. */
  readonly args: readonly string[];
  readonly profile: string | undefined;
  readonly server: string | undefined;
}

const names = ['--profile', '--server'] as const;
type Name = (typeof names)[number];

/**
 * Removes `--profile` and `--server` from a command line, wherever they are, as `--server X` or `--server=X`. If one is
 * given several times, the last one counts; one without a value has an empty one. Words after `--` are never options.
 */
export function takeGlobalOptions(words: readonly string[]): GlobalOptions {
  const values: Partial<Record<Name, string>> = {};
  const args: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') {
      args.push(...words.slice(at));
      break;
    }
    const name = names.find((one) => word === one || word.startsWith(`${one}=`));
    if (name === undefined) args.push(word);
    else if (word === name) values[name] = words[(at += 1)] ?? '';
    else values[name] = word.slice(name.length + 1);
  }
  return { args, profile: values['--profile'], server: values['--server'] };
}
