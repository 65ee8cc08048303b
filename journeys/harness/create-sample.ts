import type { TestProject } from 'vitest/node';
import { embeddedRecords, postgresRecords } from './records.js';
import { type Server, type ServerOptions, startServer } from './server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sample; servers start with copies of it. */
    sample: {
      /** A data folder as `npm start` creates it. */
      readonly embedded: string;
      /** A data folder without a database, and the name of a database on the tests' PostgreSQL. */
      readonly postgres: { readonly folder: string; readonly database: string };
    };
  }
}

/** Creates the sample once for all journeys: the first start of a server takes several times as long as later ones. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const records = await postgresRecords();
  const servers = await Promise.all([createSample(embeddedRecords), createSample(() => Promise.resolve(records))]);
  const [embedded, postgres] = servers;
  provide('sample', {
    embedded: embedded.folder,
    postgres: { folder: postgres.folder, database: records.name },
  });
  return async () => {
    for (const server of servers) await server.remove();
  };
}

async function createSample(records: ServerOptions['records']): Promise<Server> {
  const server = await startServer({ records });
  await server.stop();
  return server;
}
