import { printable } from '@signa/core/base';
import { databaseAddressIn } from '../start/database-address.js';
import { openRead } from './open-read.js';
import { type ChainState, verifyChains } from './verify-chains.js';

/**
 * Verifies the audit chain of every location in DATABASE_URL or the given data folder.
 *
 * @returns the exit code: 1 when a chain is broken
 */
export async function runAuditVerify([named]: readonly string[]): Promise<number> {
  const url = databaseAddressIn(process.env, 'DATABASE_URL');
  const folder = named ?? process.env['SIGNA_DATA_DIR'] ?? '.signa';
  const database = await openRead(url && named === undefined ? { url } : { folder });
  try {
    let broken = 0;
    for await (const state of verifyChains(database)) {
      process.stdout.write(`${printable(lineOf(state))}\n`);
      if (state.brokenAt !== null) broken += 1;
    }
    return broken === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

function lineOf({ locationId, locationName, records, head, brokenAt }: ChainState): string {
  const place = `${locationName} (${locationId})`;
  if (brokenAt !== null) return `BROKEN  ${place}: the chain is broken from record ${brokenAt} on`;
  return `ok      ${place}: ${records} records${head === null ? '' : `, last ${head}`}`;
}
