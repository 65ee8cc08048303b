/** A bench's own server on its own empty database. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { faultyServer } from '../support/fault.mjs';
import { reportStep } from '../support/report.mjs';
import { findPostgres } from '../../scripts/find-postgres.mjs';
import { clientId, openIdentity } from './identity.mjs';

const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const pg = require('pg');

export async function emptyDatabase(clusterUrl) {
  const name = `signa_bench_${process.pid}`;
  const on = async (statement) => {
    const client = new pg.Client({ connectionString: clusterUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await on(`create database ${name}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => on(`drop database ${name} with (force)`) };
}

/**
 * Measures on a separate database, which a server has migrated and `loadScale` has filled; it's removed afterwards.
 *
 * @param scale - the options of `loadScale` besides seed and time
 * @param measure - receives the database and an identity provider
 * @param tidy - the statement that updates the planner's statistics
 */
export async function withFilledDatabase(scale, measure, tidy = 'analyze') {
  reportStep('Filling a database');
  const cluster = await findPostgres();
  const database = await emptyDatabase(cluster.url);
  const identity = await openIdentity();
  try {
    await (await startServer(database.url, identity)).stop();
    await fill(database.url, scale, tidy);
    return await measure(database, identity);
  } finally {
    identity.close();
    await database.drop();
    await cluster.stop?.();
  }
}

/** Runs work on a database as its owner. */
export async function withConnection(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fill(url, scale, tidy) {
  const { loadScale } = await import(new URL('../../packages/fixtures/dist/scale/index.js', import.meta.url).href);
  await withConnection(url, async (client) => {
    await loadScale(client, { ...scale, seed: 7, now: new Date().toISOString() });
    await client.query(tidy);
  });
}

const main = new URL('../../packages/server/dist/signa-server.js', import.meta.url);

/** The server refuses to run as the owner: this login can only become the role that requests run as. */
export async function loginOfServer(ownerUrl) {
  const login = 'signa_bench_server';
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'signa_app') then create role signa_app nologin noinherit; end if;
    if not exists (select from pg_roles where rolname = '${login}') then create role ${login} login password '${login}' noinherit; end if;
  end $$; grant signa_app to ${login}`);
  await client.end();
  const url = new URL(ownerUrl);
  url.username = login;
  url.password = login;
  return url.href;
}

/** Starts the server on a free port and waits until it's ready. */
export async function startServer(ownerUrl, { issuer, audience }, settings = {}) {
  const databaseUrl = await loginOfServer(ownerUrl);
  const port = await freePort();
  const started = performance.now();
  const faulty = faultyServer('signa');
  const child = spawn(process.execPath, [...faulty.options, main.pathname], {
    env: {
      ...faulty.env,
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_AUDIENCE: audience,
      LOG_LEVEL: 'warn',
      // One user makes the calls of many.
      CALLS_PER_SECOND: '100000',
      QUERIES_AT_ONCE: '100',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/health/ready`)
      .then((answer) => answer.ok)
      .catch(() => false))
  ) {
    if (child.exitCode !== null) throw new Error('The server exited before it was ready');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const readyIn = performance.now() - started;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { url, readyIn, memory, stop: () => (child.kill('SIGTERM'), ended) };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
