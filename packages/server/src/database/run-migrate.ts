import { databaseAddressIn } from '../start/database-address.js';
import { StartError } from '../start/start-error.js';
import { insertBuiltIn } from './built-in.js';
import { migratePostgres } from './open-postgres.js';

/**
 * Migrates the database of DATABASE_OWNER_URL to the version of this server, for installations whose server does not
 * have the owner's address.
 */
export async function runMigrate(): Promise<number> {
  const ownerUrl = databaseAddressIn(process.env, 'DATABASE_OWNER_URL');
  if (!ownerUrl)
    throw new StartError(
      "DATABASE_OWNER_URL isn't set. Set it to the address of the database, with its owner as the user.",
    );
  const steps = await migratePostgres({ ownerUrl, prepare: insertBuiltIn, onLost: () => undefined });
  process.stdout.write(`${steps.length > 0 ? `Migrated: ${steps.join(', ')}` : 'The database is up to date'}.\n`);
  return 0;
}
