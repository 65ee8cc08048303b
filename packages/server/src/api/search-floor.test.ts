import type { OperationName } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

describeOnOneDatabase('one-letter searches', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const at = { locationId: sample.wren };
  it.each([
    ['LocationClientSearch', { ...at, filter: 'a' }],
    ['GetUnlinkedLocationClients', { ...at, filter: 'a' }],
    ['GetUnlinkedLocationClientsCount', { ...at, filter: 'a' }],
    ['GetLocationPatientsByFilter', { locationIds: [sample.wren], locationPatientFilter: 'a' }],
    ['GetPrescriptionHistory', { ...at, search: 'a' }],
    ['GetPrescriptionCount', { ...at, search: 'a' }],
    ['GetPrescriptionTasksGrouped', { ...at, nameFilter: 'a' }],
    ['GetQueueCounts', { ...at, nameFilter: 'a' }],
    ['GetOrdersByLocationId', { ...at, nameSearchInput: 'a' }],
    ['GetOrdersCount', { ...at, nameSearchInput: 'a' }],
  ] as [OperationName, Record<string, unknown>][])(
    'A-473 of %s are rejected with what to do',
    async (name, variables) => {
      expect(await server.call(sample.vet, name, variables as never)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ code: 'too-short', message: 'Type at least 2 letters' }] },
      });
      const searched = Object.fromEntries(
        Object.entries(variables).map(([key, value]) => [key, value === 'a' ? '李' : value]),
      );
      expect(await server.call(sample.vet, name, searched as never)).toMatchObject({ ok: true });
    },
  );
});
