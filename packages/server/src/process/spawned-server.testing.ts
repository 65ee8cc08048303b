import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ofShortLife } from '../testing/short-life.js';

/** The compiled server, or its bundle, which starts in a third of the time. */
export const serverProgram =
  process.env['SIGNA_TEST_PROGRAM'] ?? fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** How a process ended, and all of its output. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** The built server as a separate process. */
export interface SpawnedServer {
  /** Waits until it serves and returns its address. */
  ready(): Promise<string>;
  /** Waits until its output contains a text. */
  said(text: string): Promise<void>;
  /** Sends a signal; `ended` reports the end. */
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ending>;
}

export type Settings = Readonly<Record<string, string>>;

/** The machine's own configuration must not reach a server under test. Each start reuses the compiled code of earlier ones. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

/** How a ready server prints its address: for a person, or in its log. */
const address = /(?:Signa is ready: |"url":")(http:\/\/[^"\s]+)/;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts the server with only these settings; it uses a free port unless `PORT` is set.
 *
 * @param command - subcommand to run instead of serving
 * @param file - the program, if not that of this version
 */
export function spawnServer(settings: Settings, command: readonly string[] = [], file = serverProgram): SpawnedServer {
  const own = Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const child = spawn(process.execPath, [...ofShortLife, file, ...command], {
    // One user makes the calls of many.
    env: { ...own, PORT: '0', CALLS_PER_SECOND: '100000', QUERIES_AT_ONCE: '100', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
    listeners.forEach((listener) => listener());
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, output });
    });
  });

  /** Waits for output, and fails as soon as the process ends without it. */
  const heard = (what: string, find: () => string | undefined): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`The server ended without printing ${what}:\n${output}`)));
    });

  return {
    ready: () => heard('its address', () => address.exec(output)?.[1]),
    said: async (text) => {
      await heard(text, () => (output.includes(text) ? text : undefined));
    },
    kill: (signal) => {
      child.kill(signal);
    },
    ended,
  };
}

/** Stops a server like an operator, and waits for it. */
export async function endServer(server: SpawnedServer): Promise<Ending> {
  server.kill('SIGTERM');
  return await server.ended;
}
