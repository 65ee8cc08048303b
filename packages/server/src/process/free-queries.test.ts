import { callHeaders } from '@signa/core/contract';
import { expect, it } from 'vitest';
import { embeddedServerDatabase } from './server-database.testing.js';
import { endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';
import { startsServers } from '../testing/test-timeouts.js';

it(
  'A-380 answers free queries while developing, by the program that operators start as well',
  startsServers,
  async () => {
    const database = await embeddedServerDatabase();
    const issuer = await openTestIssuer();
    const server = spawnServer({ ...database.settings, SIGNA_DEVELOPMENT: '1', ...issuer.settings });
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
  },
);
