import { printable } from '@signa/core/base';
import type { Io } from './io.js';

/** The parts of the process that the command line uses. */
export type OwnProcess = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'once' | 'exit'>;

/** Connects command input and output to the process. */
export function processIo(own: OwnProcess): Io {
  return {
    // Output may contain user-entered text, which must not control the terminal (C-287).
    out: (line) => own.stdout.write(`${printable(line)}\n`),
    err: (line) => own.stderr.write(`${printable(line)}\n`),
    isTerminal: own.stdout.isTTY,
    get width() {
      return own.stdout.columns || null;
    },
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
    fetch,
  };
}

/** A reader that closes the pipe early, as `head` does, has what it needs: that is not a failure. */
export function exitOnClosedPipe(own: OwnProcess): void {
  own.stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EPIPE') throw cause;
    own.exit(0);
  });
}
