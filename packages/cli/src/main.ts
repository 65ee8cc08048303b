#!/usr/bin/env node
import { endWithItsReader, processIo } from './process/process-io.js';
import { start } from './start.js';

endWithItsReader(process);

async function main(): Promise<void> {
  process.exitCode = await start(process.argv.slice(2), process.env, processIo(process));
}
// A bundle of CommonJS cannot wait here.
void main();
