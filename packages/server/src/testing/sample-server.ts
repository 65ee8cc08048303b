import type { LiveOptions } from '../live/live.js';
import type { AccountProvider } from '../integration/account/account-provider.js';
import type { StorefrontAccounts } from '../integration/storefront-accounts.js';
import type { PracticeSystems } from '../integration/pims/practice-system.js';
import type { TestDatabase } from './test-database.js';
import { startTestServer, type TestServer } from './test-server.js';

/** Users of the sample, by their rights at Wren Street (location 1). */
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

/** A test's own server on a database with the sample practices. */
export async function startSampleServer(
  db: TestDatabase,
  practiceSystems?: PracticeSystems,
  live?: LiveOptions,
  storefront?: StorefrontAccounts,
  accounts?: AccountProvider,
): Promise<TestServer> {
  const [found] = await db.asOwner('select 1 from signa.location limit 1');
  if (!found) throw new Error('This suite needs a database with the sample practices');
  return startTestServer(db, practiceSystems, live, storefront, accounts);
}
