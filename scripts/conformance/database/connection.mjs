import { createRequire } from 'node:module';
import { at } from '../../place.mjs';

const { Client } = createRequire(at('packages/server/package.json'))('pg');

/** A separate connection, open for the duration of the work. */
export async function onConnection(url, work) {
  const client = new Client({ connectionString: url });
  // A lost connection is reported by the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
