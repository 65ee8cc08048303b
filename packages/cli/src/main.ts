#!/usr/bin/env node
import { exitOnClosedPipe, processIo } from './process/process-io.js';
import { start } from './start.js';

exitOnClosedPipe(process);

async function main(): Promise<void> {
  process.exitCode = await start(process.argv.slice(2), process.env, processIo(process));
}
// The CommonJS bundle has no top-level await.
void main();
