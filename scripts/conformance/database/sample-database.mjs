/** The sample in a separate PostgreSQL cluster that nothing else uses, so its roles may be damaged. */
import { at } from '../../place.mjs';
import { startPostgres } from '../../find-postgres.mjs';
import { onServer } from '../stage/server.mjs';
import { onConnection } from './connection.mjs';

export const login = 'signa_server';
const name = 'signa';

/** Created as docs/setting-up.md instructs operators. */
const roles = [
  'create role signa_app nologin noinherit',
  `create role ${login} login password '${login}' noinherit`,
  `grant signa_app to ${login}`,
  `create database ${name} encoding 'UTF8' template template0`,
];

/** @param work - gets the addresses of the superuser, and of the login that servers have */
export async function onSampleDatabase(work) {
  const cluster = await startPostgres();
  try {
    await onConnection(cluster.url, async (client) => {
      for (const statement of roles) await client.query(statement);
    });
    const owner = addressOf(cluster.url, {});
    const server = addressOf(cluster.url, { username: login, password: login });
    await onConnection(owner, (client) => client.query('create extension pg_trgm'));
    const settings = { DATABASE_URL: server, DATABASE_OWNER_URL: owner };
    // Only a test program serves the sample from PostgreSQL; it seeds it on startup.
    await onServer(settings, async () => undefined, at('packages/server/dist/testing/sample-program.js'));
    return await work({ owner, server });
  } finally {
    await cluster.stop();
  }
}

const addressOf = (cluster, login) => Object.assign(new URL(cluster), { pathname: `/${name}`, ...login }).href;
