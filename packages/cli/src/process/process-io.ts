import { printable } from '@signa/core/base';
import { asciiText } from './ascii-text.js';
import type { Io } from './io.js';
import { namesProxy, proxyFor } from './proxy.js';

/** The parts of the process that the command line uses. */
export type OwnProcess = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'once' | 'exit' | 'env' | 'platform'>;

/** Whether the locale is UTF-8, as POSIX defines it. Windows has no such variables, and its terminals use Unicode. */
function isUtf8({ env, platform }: OwnProcess): boolean {
  const locale = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((value) => value !== undefined && value !== '');
  return locale === undefined ? platform === 'win32' : /utf-?8/i.test(locale);
}

/** Connects command input and output to the process. */
export function processIo(own: OwnProcess): Io {
  const isAscii = !isUtf8(own);
  return {
    // Output may contain user-entered text, which must not control the terminal (C-287).
    out: (line) => own.stdout.write(`${printable(line)}\n`),
    err: (line) => own.stderr.write(`${printable(isAscii ? asciiText(line) : line)}\n`),
    isTerminal: own.stdout.isTTY,
    get width() {
      return own.stdout.columns || Number(own.env['COLUMNS']) || null;
    },
    isAscii,
    // Opening both streams takes time, and few commands prompt.
    get canAsk() {
      return own.stdin.isTTY && own.stderr.isTTY;
    },
    ask: async (question) => {
      const { askUser } = await import('./ask-user.js');
      return askUser(printable(question), { input: own.stdin, output: own.stderr });
    },
    readInput: async () => (await import('node:stream/consumers')).text(own.stdin),
    openBrowser: async (address) => (await import('./open-browser.js')).openBrowser(address),
    interrupted: () => {
      const ending = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) own.once(signal, () => ending.abort());
      return ending.signal;
    },
    pause: async (milliseconds, signal) => {
      const { setTimeout: pass } = await import('node:timers/promises');
      await pass(milliseconds, undefined, { signal }).catch(() => undefined);
    },
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    fetch: namesProxy(own.env) ? fetchThroughProxy(own) : fetch,
    proxyFor: (address) => proxyFor(address, own.env),
  };
}

/**
 * Node connects directly unless it is set to use the proxies of the environment. Node 22 takes this only at its own
 * start.
 */
function fetchThroughProxy({ env, stderr }: OwnProcess): typeof fetch {
  let isReady = env['NODE_USE_ENV_PROXY'] === '1';
  return async (address, init) => {
    if (!isReady) {
      const useProxies: unknown = Reflect.get(await import('node:http'), 'setGlobalProxyFromEnv');
      if (typeof useProxies === 'function') Reflect.apply(useProxies, null, [env]);
      else stderr.write('This version of Node uses the proxy only with NODE_USE_ENV_PROXY=1 in the environment.\n');
      isReady = true;
    }
    return await fetch(address, init);
  };
}

/** A reader that closes the pipe early, as `head` does, has what it needs: that is not a failure. */
export function exitOnClosedPipe(own: OwnProcess): void {
  own.stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause;
    own.exit(0);
  });
}
