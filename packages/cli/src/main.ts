#!/usr/bin/env node
import { run } from './program.js';
import { sessionFile, sessionPath } from './session/session-file.js';

// Who reads no further, as `head` does, has what they wanted.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), {
  io: {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    isTerminal: process.stdout.isTTY,
    // Opening both takes time, and few commands ask.
    get canAsk() {
      return process.stdin.isTTY && process.stderr.isTTY;
    },
    ask: async (question) => {
      const { createInterface } = await import('node:readline/promises');
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      const answer = await lines.question(question);
      lines.close();
      return answer;
    },
    readInput: async () => (await import('node:stream/consumers')).text(process.stdin),
    openBrowser: async (address) => (await import('./open-browser.js')).openBrowser(address),
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    fetch,
  },
  file: sessionFile(sessionPath(process.env)),
  defaultServer: process.env.SIGNA_SERVER ?? 'http://localhost:4000',
});
