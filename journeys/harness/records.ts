import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPglite } from '../../packages/server/src/database/create-pglite.js';
import {
  createDatabase,
  dropDatabase,
  onDatabase,
  serverAddress,
} from '../../packages/server/src/testing/postgres-test-database.js';

/** The storage of a server, and the program that serves it. */
export interface Records {
  readonly program: string;
  /** The program's settings for this storage. */
  readonly settings: NodeJS.ProcessEnv;
  /** The settings of an operator's command; `null` if none can run while the server does. */
  readonly operator: NodeJS.ProcessEnv | null;
  /** Changes stored data, bypassing every rule. No server may be running. */
  alter(statements: string): Promise<void>;
  remove(): Promise<void>;
}

const compiled = (path: string) => fileURLToPath(new URL(`../../packages/server/dist/${path}`, import.meta.url));

/** What `npm start` runs. The bundle starts faster than the compiled files, which are the default. */
const embeddedProgram = process.env['SIGNA_TEST_PROGRAM'] ?? compiled('main.js');
const postgresProgram = process.env['SIGNA_SAMPLE_PROGRAM'] ?? compiled('testing/sample-program.js');

export async function embeddedRecords(folder: string): Promise<Records> {
  return {
    program: embeddedProgram,
    settings: {},
    operator: null,
    alter: async (statements) => {
      const database = await createPglite({ dataDir: join(folder, 'database') });
      await database.exec(statements);
      await database.close();
    },
    remove: async () => undefined,
  };
}

/** @param template - the name of a database to copy; without it, the server creates the sample itself */
export async function postgresRecords(template?: string): Promise<Records & { readonly name: string }> {
  const ownerUrl = await createDatabase(template);
  return {
    name: new URL(ownerUrl).pathname.slice(1),
    program: postgresProgram,
    settings: {
      DATABASE_URL: await serverAddress(ownerUrl),
      ...(template === undefined && { DATABASE_OWNER_URL: ownerUrl }),
    },
    operator: { DATABASE_OWNER_URL: ownerUrl },
    alter: async (statements) => {
      await onDatabase(ownerUrl, (owner) => owner.query(statements));
    },
    remove: () => dropDatabase(ownerUrl),
  };
}
