import type { Clock } from '@signa/core/time';
import type { Config } from '../config.js';
import type { Log } from '../observe/log.js';
import { layBuiltIn } from './built-in.js';
import type { Connection } from './connection.js';
import type { OpenDatabase } from './open-database.js';

/** Opens the database that the configuration names; drivers are loaded only where they are used. */
export async function openConfigured({
  config,
  clock,
  log,
}: {
  config: Config;
  clock: Clock;
  log: Log;
}): Promise<OpenDatabase> {
  const prepare = config.identity === null ? (connection: Connection) => laySample(connection, clock) : layBuiltIn;
  if (config.database.kind === 'embedded') {
    const { openEmbedded } = await import('./open-embedded.js');
    return await openEmbedded(config.database.folder, prepare);
  }
  const { openPostgres } = await import('./open-postgres.js');
  const { url, ownerUrl, poolSize: size } = config.database;
  return await openPostgres({
    url,
    ownerUrl,
    size,
    prepare,
    onLost: (error) => log.warn({ error }, 'lost a connection to the database'),
  });
}

/** The sample comes with everything that is built in. It is laid once: what was changed or removed since stays so. */
async function laySample(connection: Connection, clock: Clock): Promise<void> {
  const { rows } = await connection.query('select 1 from signa.location limit 1', []);
  if (rows.length > 0) return;
  const { loadSample } = await import('../embedded/load-sample.js');
  await loadSample(connection, clock.now());
}
