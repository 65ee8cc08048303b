import { readConfig } from '../start/read-config.js';
import { serve } from '../serve.js';

/**
 * What `npm start` runs, with its simulators and sign-ins, on a real PostgreSQL. Only tests can start it: the program
 * rejects this combination, because these sign-ins are public.
 */
serve(() => {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = null, ...environment } = process.env;
  if (!url) throw new Error('DATABASE_URL must name the database');
  return { ...readConfig(environment), database: { kind: 'postgres', url, ownerUrl, poolSize: 8 } };
});
