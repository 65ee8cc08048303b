import type { Config } from '../start/config.js';
import type { Log } from '../observe/log.js';
import type { OpenDatabase, Prepare } from './open-database.js';

/** Opens the database in the configuration; drivers are loaded only where they are used. */
export async function openConfigured({
  config,
  log,
  prepare,
}: {
  config: Config;
  log: Log;
  prepare: Prepare;
}): Promise<OpenDatabase> {
  if (config.database.kind === 'embedded') {
    const { openEmbedded } = await import('./open-embedded.js');
    return await openEmbedded(config.folder, prepare);
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
