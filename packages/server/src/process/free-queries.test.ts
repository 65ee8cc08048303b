import { fileURLToPath } from 'node:url';
import { callHeaders } from '@signa/core/contract';
import { expect, it } from 'vitest';
import { embeddedServerDatabase } from './server-database.testing.js';
import { endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';
import { startsServers } from '../testing/test-timeouts.js';

/** Compiled separately: no bundle contains it. */
const developers = fileURLToPath(new URL('../../dist/development/main.js', import.meta.url));

it('A-380 the development program answers free queries', startsServers, async () => {
  const database = await embeddedServerDatabase();
  const issuer = await openTestIssuer();
  const server = spawnServer({ ...database.settings, SIGNA_DEVELOPMENT: '1', ...issuer.settings }, [], developers);
  const url = await server.ready();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: callHeaders(await issuer.token('vet@signa.test'), null),
    body: JSON.stringify({ query: '{ species { code } }', extensions: 'no object' }),
  });
  // This error comes from the GraphQL package that parses the query, which must be the one that built the schema.
  expect(await response.text()).toContain('to be empty or an object');
  await endServer(server);
  await issuer.close();
  await database.remove();
});

it("A-380 the operators' program rejects the setting", startsServers, async () => {
  const database = await embeddedServerDatabase();
  const { code, output } = await spawnServer({ ...database.settings, SIGNA_DEVELOPMENT: '1' }).ended;
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('works only with npm run dev') as string,
  });
  await database.remove();
});
