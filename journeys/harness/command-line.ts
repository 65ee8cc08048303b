import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect } from 'vitest';
import { screenTimeout } from './browser.js';
import { commandLineToken } from './command-line-token.js';

export const program = fileURLToPath(new URL('../../packages/cli/dist/signa.cjs', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Running {
  /** Waits for stderr to match, and returns the first group. */
  waitForStderr(pattern: RegExp): Promise<string>;
  /** Waits for stdout to match. */
  waitForStdout(pattern: RegExp): Promise<void>;
  /** Sends SIGINT, like Ctrl+C. */
  interrupt(): void;
  readonly ended: Promise<Ended>;
}

/** The command line in a terminal; each test has its own session. */
export interface CommandLine {
  readonly folder: () => string;
  start(args: readonly string[], input?: string): Running;
  signa(...args: readonly string[]): Promise<Ended>;
  signInAs(email: string): Promise<Ended>;
  /** The parsed JSON output of a command. */
  json<Found>(...args: readonly string[]): Promise<Found>;
}

/** For the tests of a file. There is no desktop to open a browser on. */
export function openCommandLine(server: { readonly url: string }): CommandLine {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signa-command-line-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function start(args: readonly string[], input = ''): Running {
    const env = { PATH: '', SIGNA_CONFIG_DIR: folder, SIGNA_SERVER: server.url };
    const child = spawn(process.execPath, [program, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString('utf8')));
    child.stdin.end(input);
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code) => resolve({ code, out, err }));
    });
    return {
      ended,
      waitForStdout: async (pattern) => {
        await expect.poll(() => out, { timeout: screenTimeout }).toMatch(pattern);
      },
      interrupt: () => void child.kill('SIGINT'),
      waitForStderr: async (pattern) => {
        await expect.poll(() => err, { timeout: screenTimeout }).toMatch(pattern);
        return pattern.exec(err)?.[1] ?? '';
      },
    };
  }

  const signa = (...args: readonly string[]) => start(args).ended;
  return {
    folder: () => folder,
    start,
    signa,
    signInAs: async (email) => await start(['login', '--with-token'], await commandLineToken(server.url, email)).ended,
    json: async <Found>(...args: readonly string[]) => {
      const { code, out, err } = await signa(...args, '--json');
      if (code !== 0) throw new Error(`signa ${args.join(' ')} exited with ${code}: ${err}`);
      return JSON.parse(out) as Found;
    },
  };
}
