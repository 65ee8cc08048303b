import { rm } from 'node:fs/promises';
import { applicationHeader } from '@signa/core/operation';
import { expect, it } from 'vitest';
import { temporaryFolder } from './server-database.testing.js';
import { endServer, spawnServer } from './spawned-server.testing.js';

it('A-380 answers free queries while developing, by the program that operators start as well', async () => {
  const folder = await temporaryFolder();
  const server = spawnServer({ SIGNA_DATA_DIR: folder, SIGNA_DEVELOPMENT: '1' });
  const url = await server.ready();
  const ask = async (extensions: unknown) => {
    const headers = { 'content-type': 'application/json', [applicationHeader.name]: applicationHeader.value };
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: '{ species { code } }', extensions }),
    });
    return await response.text();
  };
  expect(await ask({})).toContain('UNAUTHENTICATED');
  // Said by GraphQL itself, which has to be the one that the schema was made by.
  expect(await ask('no object')).toContain('to be empty or an object');
  await endServer(server);
  await rm(folder, { recursive: true, force: true });
});
