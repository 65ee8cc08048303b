import type { LiveOptions } from '../live/live.js';
import type { AccountProvider } from '../outside/account/account-provider.js';
import type { StorefrontAccounts } from '../outside/storefront-accounts.js';
import type { PracticeSystems } from '../outside/pims/practice-system.js';
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

/** A server of a test's own on a database that holds the sample practices. */
export async function startSampleServer(
  db: TestDatabase,
  practiceSystems?: PracticeSystems,
  live?: LiveOptions,
  storefront?: StorefrontAccounts,
  accounts?: AccountProvider,
): Promise<TestServer> {
  const [found] = await db.asOwner('select 1 from signa.location limit 1');
  if (!found) throw new Error('This suite needs the sample practices: make its database with them');
  return startTestServer(db, practiceSystems, live, storefront, accounts);
}
