import { StartError } from '../start/start-error.js';
import { layBuiltIn } from './built-in.js';
import { migratePostgres } from './open-postgres.js';

/** Brings the database of DATABASE_OWNER_URL to the version of this server, where its owner is kept away from it. */
export async function runMigrate(): Promise<number> {
  const ownerUrl = process.env['DATABASE_OWNER_URL'];
  if (!ownerUrl) throw new StartError('DATABASE_OWNER_URL is missing: the address of the database with its owner.');
  const steps = await migratePostgres({ ownerUrl, prepare: layBuiltIn, onLost: () => undefined });
  process.stdout.write(`${steps.length > 0 ? `Taken: ${steps.join(', ')}` : 'The database is up to date'}.\n`);
  return 0;
}
