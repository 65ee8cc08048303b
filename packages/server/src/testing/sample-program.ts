import { readConfig } from '../start/read-config.js';
import { serve } from '../serve.js';

/**
 * What `npm start` runs, with its simulators and sign-ins, on a real PostgreSQL. Only tests may
 * start it: the program refuses, as these sign-ins are public.
 */
serve(() => {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = null, ...environment } = process.env;
  if (!url) throw new Error('DATABASE_URL names the database');
  return { ...readConfig(environment), database: { kind: 'postgres', url, ownerUrl, poolSize: 8 } };
});
