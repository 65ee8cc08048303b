#!/usr/bin/env node
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { openBrowser } from './open-browser.js';
import { run } from './program.js';
import { sessionFile, sessionPath } from './session/session-file.js';

process.exitCode = await run(process.argv.slice(2), {
  io: {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    isTerminal: process.stdout.isTTY,
    canAsk: process.stdin.isTTY && process.stderr.isTTY,
    ask: async (question) => {
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      const answer = await lines.question(question);
      lines.close();
      return answer;
    },
    readInput: () => text(process.stdin),
    openBrowser,
    now: () => Date.now(),
    newKey: () => randomUUID(),
    fetch,
  },
  file: sessionFile(sessionPath(process.env)),
  defaultServer: process.env.SIGNA_SERVER ?? 'http://localhost:4000',
});
