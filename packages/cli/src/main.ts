#!/usr/bin/env node
import { run } from './program.js';
import { CommandError } from './exit-code.js';
import type { Io } from './io.js';
import { type Chosen, chooseSession } from './session/choose-session.js';

// Who reads no further, as `head` does, has what they wanted.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit(0);
});

const io: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  isTerminal: process.stdout.isTTY,
  get width() {
    return process.stdout.columns || null;
  },
  // Opening both takes time, and few commands ask.
  get canAsk() {
    return process.stdin.isTTY && process.stderr.isTTY;
  },
  ask: async (question) => {
    const { askPerson } = await import('./ask-person.js');
    return askPerson(question, { input: process.stdin, output: process.stderr });
  },
  readInput: async () => (await import('node:stream/consumers')).text(process.stdin),
  openBrowser: async (address) => (await import('./open-browser.js')).openBrowser(address),
  interrupted: () => {
    const ending = new AbortController();
    for (const sign of ['SIGINT', 'SIGTERM'] as const) process.once(sign, () => ending.abort());
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

const defaultServer = process.env.SIGNA_SERVER ?? 'http://localhost:4000';

function chosen(): Chosen | null {
  try {
    return chooseSession(process.argv.slice(2), process.env, defaultServer);
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause;
    io.err(cause.message);
    process.exitCode = cause.exitCode;
    return null;
  }
}

async function main(): Promise<void> {
  const command = chosen();
  if (command) process.exitCode = await run(command.args, { io, file: command.file, defaultServer });
}
// A bundle of CommonJS cannot wait here.
void main();
