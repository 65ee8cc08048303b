import { inject } from 'vitest';
import { embeddedRecords, postgresRecords } from './records.js';
import type { ServerNeeds } from './server.js';

/** What keeps the records of a journey's server: a real PostgreSQL, or the database that `npm start` brings along. */
export type SampleDatabase = 'postgres' | 'embedded';

/** For a server to start with the sample. */
export function sampleOn(database: SampleDatabase): ServerNeeds {
  const { embedded, postgres } = inject('sample');
  return database === 'embedded'
    ? { from: embedded, records: embeddedRecords }
    : { from: postgres.folder, records: () => postgresRecords(postgres.database) };
}
