import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callHeaders } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBearer } from '../access/bearer.js';
import { openDirectory } from '../access/directory.js';
import { noAccountProvider } from '../integration/account/account-provider.js';
import { testSecretCipher } from '../testing/test-secret-cipher.js';
import { sample } from '../testing/sample-server.js';
import { TestClock } from '../testing/test-clock.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import { testTokens, type TestTokens } from '../testing/tokens.js';
import { openContract } from '../api/contract.js';
import { openExplorer } from './explorer.js';
import { resolvers } from '../api/resolve/resolvers.js';

let db: TestDatabase;
let tokens: TestTokens;
let url: string;
const reported: unknown[] = [];
const server = createServer();
beforeAll(async () => {
  [db, tokens] = await Promise.all([embeddedTestDatabase(), testTokens()]);
  const explore = openExplorer({
    contract: openContract(resolvers),
    database: db.database,
    directory: openDirectory(db.database),
    bearer: openBearer([tokens.reader]),
    clock: new TestClock(),
    practiceSystems: {},
    accounts: noAccountProvider,
    secretCipher: testSecretCipher,
    reportsUrl: null,
    report: (error) => String(reported.push(error)),
  });
  server.on('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      void explore(request, response, text === '' ? undefined : JSON.parse(text));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterAll(async () => {
  server.close();
  await db.dispose();
});

async function ask(query: string, as: string | null = sample.vet): Promise<{ data?: unknown; text: string }> {
  const headers = callHeaders(as === null ? null : await tokens.token(as), null);
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const text = await response.text();
  return { text, ...(JSON.parse(text) as { data?: unknown }) };
}

it('answers a free query for an authorized caller', async () => {
  expect((await ask('{ species { code } roles { name } }')).data).toMatchObject({
    roles: [{ name: 'ADMIN' }, {}, {}, {}],
  });
  expect((await ask('{ species { code } }', null)).text).toContain('UNAUTHENTICATED');
});

it('A-018 checks the permission table for each of its fields', async () => {
  const { text } = await ask('{ prescriptions(locationId: "3") { id } }');
  expect(text).toContain('FORBIDDEN');
  expect((await ask('{ prescriptions(locationId: "1") { id } }')).text).not.toContain('errors');
  expect((await ask('{ supportUser { username } }')).text).toContain('FORBIDDEN');
});

it('limits aliases and depth, and reports it', async () => {
  const aliases = Array.from({ length: 40 }, (_, index) => `a${index}: species { code }`).join(' ');
  expect((await ask(`{ ${aliases} }`)).text).toMatch(/[Aa]liases/);
  const deep = Array.from({ length: 8 }, () => 'locationPatientClients { locationPatient { ').join('');
  const closed = ' } }'.repeat(8);
  expect(
    (await ask(`{ locationClient(id: "1") { locationPatientClients { locationClient { ${deep} id ${closed} } } } }`))
      .text,
  ).toMatch(/depth/i);
  expect(reported).toEqual([]);
});

it('serves its page to a browser', async () => {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  expect((await response.text()).toLowerCase()).toContain('<!doctype html>');
});
