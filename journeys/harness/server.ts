import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ofShortLife } from '../../packages/server/src/testing/short-life.js';
import type { Records } from './records.js';

/** The machine's own configuration must not reach a server under test. Each start reuses the compiled code of earlier ones. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** A server as `npm start` runs it, on a free port with its own data folder. */
export interface Server {
  /** The portal's address: 'http://localhost:40123'. */
  readonly url: string;
  readonly folder: string;
  /** Stops it as an operator would; data and port are kept. */
  stop(): Promise<void>;
  /** Kills it, as in a crash. */
  kill(): Promise<void>;
  /** Restarts it with the same data and port. */
  restart(): Promise<void>;
  /**
   * Runs `signa-server admin` while the server serves, and returns its output.
   *
   * @throws Error if it fails
   */
  admin(parameters: readonly string[], settings?: NodeJS.ProcessEnv): Promise<string>;
  /** Changes stored data, bypassing every rule, for what no operation can do: stops the server and restarts it. */
  alter(statements: string): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

export interface ServerOptions {
  /** A data folder to copy; without it, the server creates the sample itself, which takes longer. */
  readonly from?: string;
  /** Creates the storage, in that folder or elsewhere. */
  readonly records: (folder: string) => Promise<Records>;
  /** Environment variables besides folder and port. */
  readonly settings?: NodeJS.ProcessEnv;
}

export async function startServer({ from, records: open, settings = {} }: ServerOptions): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'signa-journey-'));
  if (from) await cp(from, folder, { recursive: true });
  const records = await open(folder);
  const start = (port: string) =>
    spawned(records.program, { SIGNA_DATA_DIR: folder, PORT: port, ...records.settings, ...settings });
  let child = await start('0');
  const { url } = child;
  const gone = async (signal: NodeJS.Signals): Promise<void> => {
    child.process.kill(signal);
    await child.ended;
  };
  const restart = async (): Promise<void> => {
    child = await start(new URL(url).port);
  };
  return {
    url,
    folder,
    stop: () => gone('SIGTERM'),
    kill: () => gone('SIGKILL'),
    restart,
    admin: async (parameters, own = {}) => {
      if (!records.operator) throw new Error('No command can run on an embedded database while its server does');
      return await runAdmin(parameters, { ...records.operator, ...own });
    },
    alter: async (statements) => {
      await gone('SIGTERM');
      await records.alter(`set search_path to signa; ${statements}`);
      await restart();
    },
    remove: async () => {
      await gone('SIGTERM');
      await records.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const adminProgram = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const run = promisify(execFile);

async function runAdmin(parameters: readonly string[], settings: NodeJS.ProcessEnv): Promise<string> {
  const own = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
  const { stdout } = await run(process.execPath, [adminProgram, 'admin', ...parameters], {
    env: { ...own, ...settings },
  });
  return stdout;
}

interface Spawned {
  readonly process: ChildProcess;
  readonly url: string;
  readonly ended: Promise<void>;
}

async function spawned(program: string, settings: NodeJS.ProcessEnv): Promise<Spawned> {
  const own = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
  const child = spawn(process.execPath, [...ofShortLife, program], {
    // The sample's CDS service would add its cards to every form.
    env: { ...own, JOB_POLL_SECONDS: '1', CDS_SERVICES: '[]', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      running.delete(child);
      resolve();
    });
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      // With a separate provider there are no sample accounts to print, so read the log instead.
      const [, welcome, logged] = /Signa is ready: (\S+)|"url":"([^"]+)"[^\n]*"msg":"ready"/.exec(output) ?? [];
      const found = welcome ?? logged;
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The server exited before it was ready:\n${output}`)));
  });
  return { process: child, url, ended };
}
