import { fileURLToPath } from 'node:url';
import { callHeaders } from '@signa/core/contract';
import { expect, it } from 'vitest';
import { embeddedServerDatabase } from './server-database.testing.js';
import { endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';
import { startsServers } from '../testing/test-timeouts.js';

/** Compiled alone: no bundle holds it. */
const developers = fileURLToPath(new URL('../../dist/development/main.js', import.meta.url));

it('A-380 answers free queries while developing, by the program of developers', startsServers, async () => {
  const database = await embeddedServerDatabase();
  const issuer = await openTestIssuer();
  const server = spawnServer({ ...database.settings, SIGNA_DEVELOPMENT: '1', ...issuer.settings }, [], developers);
  const url = await server.ready();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: callHeaders(await issuer.token('vet@signa.test'), null),
    body: JSON.stringify({ query: '{ species { code } }', extensions: 'no object' }),
  });
  // Said by the GraphQL that reads the query, which has to be the one that the schema was made by.
  expect(await response.text()).toContain('to be empty or an object');
  await endServer(server);
  await issuer.close();
  await database.remove();
});

it('A-380 refuses the setting by the program that operators start', startsServers, async () => {
  const database = await embeddedServerDatabase();
  const { code, output } = await spawnServer({ ...database.settings, SIGNA_DEVELOPMENT: '1' }).ended;
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('works only with npm run dev') as string,
  });
  await database.remove();
});
