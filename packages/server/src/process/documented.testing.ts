import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './server-database.testing.js';
import { serverProgram, type Settings } from './spawned-server.testing.js';

const run = promisify(execFile);

/** A fenced block of a page, without its indentation. */
interface Block {
  readonly language: string;
  readonly text: string;
}

/**
 * The fenced blocks below a heading, down to the next heading, in their order.
 *
 * @param heading - with its hashes, such as '## Back up and restore'
 * @throws Error if the page has no such heading, or nothing to run below it
 */
export async function documentedBlocks(page: string, heading: string): Promise<readonly Block[]> {
  const text = await readFile(new URL(`../../../../docs/${page}`, import.meta.url), 'utf8');
  const [, below] = `\n${text}`.split(`\n${heading}\n`);
  const section = below?.split(/^#{2,} /m)[0] ?? '';
  const blocks = [...section.matchAll(/^( *)```(\w+)\n([^]*?)^ *```$/gm)].map(
    ([, indent = '', language = '', lines = '']) => ({
      language,
      text: lines.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
  if (blocks.length === 0) throw new Error(`docs/${page} has no commands below '${heading}'`);
  return blocks;
}

/** Runs documented commands as they are written, in one folder. */
export interface Operator {
  /**
   * Runs a block and returns its output.
   *
   * @param settings - environment variables that its commands read
   * @throws Error with the output if a command failed
   */
  run(block: Block, settings?: Settings): Promise<string>;
}

/**
 * An operator with a shell, `signa-server` on the path, and a folder for files.
 *
 * @param hosts - the address of a superuser in place of each documented host, such as `db.example`
 */
export async function openOperator(hosts: Readonly<Record<string, string>>): Promise<Operator> {
  const folder = await temporaryFolder();
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const program = join(bin, 'signa-server');
  await writeFile(program, `#!/bin/sh\nexec '${process.execPath}' '${serverProgram}' "$@"\n`);
  await chmod(program, 0o755);
  const onHosts = (text: string) =>
    Object.entries(hosts).reduce((known, [host, url]) => known.replaceAll(host, new URL(url).host), text);
  const [first = ''] = Object.values(hosts);
  return {
    async run({ language, text }, settings = {}) {
      const file = join(folder, `documented.${language}`);
      await writeFile(file, onHosts(text));
      const command =
        language === 'sql'
          ? ['psql', '--no-psqlrc', '--set', 'ON_ERROR_STOP=1', '--dbname', first, '--file', file]
          : ['sh', '-e', file];
      const PATH = `${bin}${delimiter}${process.env['PATH'] ?? ''}`;
      const { stdout, stderr } = await run(command[0] ?? '', command.slice(1), {
        cwd: folder,
        env: { PATH, HOME: folder, ...settings },
        maxBuffer: 16 * 2 ** 20,
      });
      return stdout + stderr;
    },
  };
}
