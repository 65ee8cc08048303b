import { inject } from 'vitest';
import { embeddedRecords, postgresRecords } from './records.js';
import type { ServerOptions } from './server.js';

/** The storage of a journey's server: PostgreSQL, or the embedded database of `npm start`. */
export type SampleDatabase = 'postgres' | 'embedded';

/** What a server needs to start with the sample. */
export function sampleOn(database: SampleDatabase): ServerOptions {
  const { embedded, postgres } = inject('sample');
  return database === 'embedded'
    ? { from: embedded, records: embeddedRecords }
    : { from: postgres.folder, records: () => postgresRecords(postgres.database) };
}
