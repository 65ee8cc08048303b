import { createRequire } from 'node:module';
import { at } from '../../place.mjs';

const { Client } = createRequire(at('packages/server/package.json'))('pg');

/** A separate connection, open for the duration of the work. */
export async function onConnection(url, work) {
  const client = new Client({ connectionString: url });
  // Who has something to ask hears of a lost connection from that.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
