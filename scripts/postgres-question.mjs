import { createRequire } from 'node:module';
import { at } from './place.mjs';

/** Runs one query; returns `{ rows }`, or `{ error }` with the message. */
export async function ask(url, text) {
  const { Client } = createRequire(at('packages/server/package.json'))('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { rows: (await client.query(text)).rows };
  } catch (error) {
    return { error: error.message || error.code || String(error) };
  } finally {
    await client.end().catch(() => undefined);
  }
}
