import { unavailableTexts } from '@signa/core/base';
import { buildCall, callHeaders, type OperationName, type Operations } from '@signa/core/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCluster } from '../testing/postgres-test-database.js';
import { sample } from '../testing/sample-server.js';
import { describeOnServers, postgresServerDatabase, type ServerDatabase } from './server-database.testing.js';
import { type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer, type TestIssuer } from './test-issuer.testing.js';

describeOnServers('an unavailable database', () => {
  let database: ServerDatabase;
  let issuer: TestIssuer;
  let server: SpawnedServer;
  let url: string;
  let token: string;
  let cluster: pg.Client;
  let name: string;

  beforeAll(async () => {
    cluster = new pg.Client({ connectionString: testCluster() });
    [database, issuer] = await Promise.all([postgresServerDatabase(), openTestIssuer(), cluster.connect()]);
    name = new URL(database.settings['DATABASE_URL'] ?? '').pathname.slice(1);
    server = spawnServer({
      ...database.settings,
      ...issuer.settings,
      METRICS_TOKEN: 'of-a-test-with-32-characters-xxx',
    });
    url = await server.ready();
    token = await issuer.token(sample.vet);
  });
  afterAll(async () => {
    await endServer(server);
    await issuer.close();
    await database.remove();
    await cluster.end();
  });

  async function call<N extends OperationName>(operationName: N, variables: Operations[N]['variables']) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: callHeaders(token, null),
      body: JSON.stringify(buildCall({ operationName }, variables)),
    });
    const { errors } = (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] };
    const [error] = errors ?? [];
    return {
      status: response.status,
      ...(error && { code: error.extensions.code, message: error.message }),
      retryAfter: response.headers.get('retry-after'),
    };
  }
  const read = () => call('Shortcut', { locationId: sample.wren });
  const write = (label: string) =>
    call('AddShortcut', { input: { locationId: sample.wren, details: 'Give.', label, shortcutType: 'SIG' } });
  const ready = async () => (await fetch(`${url}/health/ready`)).status;
  const readyFigure = async () => {
    const authorization = 'Bearer of-a-test-with-32-characters-xxx';
    const page = await (await fetch(`${url}/metrics`, { headers: { authorization } })).text();
    return /^signa_ready (\d)$/m.exec(page)?.[1];
  };
  const dropConnections = () =>
    cluster.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = $2', [
      name,
      'signa_test_server',
    ]);

  it('A-470 A-471 that is down gets a 503 with a retry time, and the server resumes when it is back', async () => {
    expect(await read()).toEqual({ status: 200, retryAfter: null });
    expect([await ready(), await readyFigure()]).toEqual([200, '1']);
    await cluster.query(`alter database ${name} allow_connections false`);
    await dropConnections();
    const away = { status: 503, code: 'UNAVAILABLE', message: unavailableTexts.away, retryAfter: '5' };
    await expect.poll(read).toEqual(away);
    expect(await write('While away')).toEqual(away);
    await expect.poll(ready).toBe(503);
    expect(await readyFigure()).toBe('0');
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await cluster.query(`alter database ${name} allow_connections true`);
    await expect.poll(read).toEqual({ status: 200, retryAfter: null });
    await expect.poll(ready).toBe(200);
  });

  it('A-470 A-471 that is read-only answers reads, and reports that nothing else is saved', async () => {
    await cluster.query(`alter database ${name} set default_transaction_read_only = on`);
    await dropConnections();
    await expect.poll(ready).toBe(503);
    expect(await readyFigure()).toBe('0');
    await expect.poll(read).toEqual({ status: 200, retryAfter: null });
    expect(await write('While full')).toEqual({
      ...{ status: 503, code: 'UNAVAILABLE', message: unavailableTexts.full, retryAfter: '60' },
    });
    await cluster.query(`alter database ${name} reset default_transaction_read_only`);
    await dropConnections();
    await expect.poll(ready).toBe(200);
    await expect.poll(() => write('When it keeps again')).toEqual({ status: 200, retryAfter: null });
    const labels = await database.look((query) =>
      query<{ label: string }>(`select label from signa.shortcut where label like 'W% %' and details = 'Give.'`),
    );
    expect(labels).toEqual([{ label: 'When it keeps again' }]);
  });
});
