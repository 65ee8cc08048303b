#!/usr/bin/env node
import { StartError } from '../start/start-error.js';
import { openRead } from './open-read.js';
import { type ChainState, verifyChains } from './verify-chains.js';

/** Verifies the audit chain of every location; the exit code is 1 when one is broken and 2 when it could not look. */
async function main(): Promise<number> {
  const { DATABASE_URL: url, SIGNA_DATA_DIR } = process.env;
  const folder = process.argv[2] ?? SIGNA_DATA_DIR ?? '.signa';
  const database = await openRead(url && process.argv[2] === undefined ? { url } : { folder });
  try {
    let broken = 0;
    for await (const state of verifyChains(database)) {
      process.stdout.write(`${lineOf(state)}\n`);
      if (state.brokenAt !== null) broken += 1;
    }
    return broken === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

function lineOf({ locationId, locationName, records, head, brokenAt }: ChainState): string {
  const place = `${locationName} (${locationId})`;
  if (brokenAt !== null) return `BROKEN  ${place}: the chain does not hold from record ${brokenAt} on`;
  return `ok      ${place}: ${records} records${head === null ? '' : `, last ${head}`}`;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const told = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${told}\n`);
    process.exit(2);
  },
);
