import { loadSample } from '../embedded/load-sample.js';
import type { TestDatabase } from './test-database.js';
import { startTestServer, type TestServer } from './test-server.js';

/** People of the sample, by what they may do at Wren Street (location 1). */
export const sample = {
  wren: '1',
  battenkill: '2',
  larkspur: '3',
  vet: 'vet@signa.test',
  vetadmin: 'vetadmin@signa.test',
  staff: 'staff@signa.test',
  admin: 'admin@signa.test',
  support: 'support@signa.test',
  adminSupport: 'adminsupport@signa.test',
  denverVet: 'vet.denver@signa.test',
} as const;

/** A server of a test's own with the sample practices in its database. */
export async function startSampleServer(db: TestDatabase): Promise<TestServer> {
  await loadSample(
    {
      query: async (text, values) => ({ rows: await db.asOwner(text, values), affected: 0 }),
      run: async (text) => void (await db.asOwner(text)),
    },
    new Date().toISOString(),
  );
  return startTestServer(db);
}
