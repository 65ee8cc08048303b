import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleTables } from '@signa/fixtures/sample';
import { sampleGatewayAccount, samplePimsAccounts } from '@signa/fixtures/simulator';
import { expect, it } from 'vitest';
import { pimsConnectionTypes } from '@signa/core/practice';
import { accountTypes } from '@signa/core/orders';
import { testOutgoing } from '../testing/outgoing.js';
import { openPracticeSystems } from '../integration/pims/open-practice-systems.js';
import { openScimAccounts } from '../integration/account/scim-accounts.js';
import { openStorefrontAccounts } from '../integration/storefront-accounts.js';
import { openSimulators, type IntegrationSimulators } from './simulators.js';

/** Simulated systems of an embedded start, on a free port. */
async function inWorld(test: (world: IntegrationSimulators, url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'signa-world-'));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const world = await openSimulators(url, folder);
  server.on('request', (request, response) => void world.handler(request, response));
  try {
    await test(world, url);
  } finally {
    world.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  }
}

it('P-092 P-095 C-091 simulates the PIMS of all eleven types for an embedded start, and shows what was written back', () =>
  inWorld(async (world, url) => {
    const systems = openPracticeSystems(world.integrations.pims, { now: () => Date.now(), outgoing: testOutgoing });
    const { EZYVET, DIGITAIL, PULSE } = systems;
    expect(Object.keys(systems).sort()).toEqual([...pimsConnectionTypes].sort());
    const pulse = { accountId: sampleGatewayAccount('PULSE'), secret: 'secret-of-pulse', placeId: null };
    expect(await PULSE?.records.caretakersById(pulse, ['7901'])).toMatchObject([{ firstName: 'Hanna' }]);
    const { ezyvet: accountId, digitail } = samplePimsAccounts;
    expect(await EZYVET?.prescribing?.consultsOfPatient({ accountId, secret: null, patientId: '9004' })).toHaveLength(
      8,
    );
    expect(
      await DIGITAIL?.prescribing?.consultsByCode({ accountId: digitail, secret: null, patientId: '9000' }, 'none'),
    ).toEqual([]);
    expect(await (await fetch(`${url}/outside/pims/written`)).json()).toEqual([]);
    expect((await fetch(`${url}/outside/pims`)).headers.get('content-type')).toMatch(/^text\/html/);
  }));

it('C-147 C-243 simulates the storefront too, with an account for all but one user of the sample', () =>
  inWorld(async ({ integrations }, url) => {
    const storefront = openStorefrontAccounts(integrations.storefront, {
      now: () => new Date(),
      outgoing: testOutgoing,
    });
    const { client } = sampleTables('2026-11-22T18:00:00.000Z');
    const accountOf = (id: number) => {
      const uuid = client.find((row) => row.id === id)?.uuid ?? '';
      return storefront.accountOf({ uuid, type: accountTypes.client });
    };
    expect([await accountOf(1), await accountOf(11)]).toEqual(['caretaker-1', null]);
    const asked = { uuid: 'caretaker-1', impersonationId: '5001', impersonationType: 'vet' } as const;
    expect(await storefront.start(asked)).toMatchObject({
      sessionUrl: `${url}/outside/storefront/session`,
      storefrontUrl: `${url}/outside/storefront/shop`,
    });
    expect(integrations.storefront.sessionOrigin).toBe(url);
  }));

it("A-086 simulates the identity provider's user management, which has the sample's users", () =>
  inWorld(async ({ identity }) => {
    if (!identity.scim) throw new Error('The played provider keeps accounts');
    const accounts = openScimAccounts(identity.scim, testOutgoing);
    const nora = { username: 'nora@wren.example', firstName: 'Nora', lastName: 'Quist', isEnabled: true };
    const made = await accounts.create(nora);
    expect(await accounts.create(nora)).toBe(made);
    const vet = { ...nora, username: 'vet@signa.test' };
    expect(await accounts.change({ providerId: null, username: vet.username }, vet)).toBe(vet.username);
  }));
