import type { CdsServices } from '../integration/cds/cds-services.js';
import { noCdsServices } from './no-cds-services.js';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  type Answer,
  type OperationName,
  type Operations,
  callHeaders,
  endpointPath,
  readAnswer,
  sentCall,
} from '@signa/core/contract';
import { availableDatabase } from '../availability/available-database.js';
import { testOutgoing } from './outgoing.js';
import { openAdmission } from '../access/admit.js';
import { openBearer } from '../access/bearer.js';
import { openDirectory } from '../access/directory.js';
import { openContract } from '../api/contract.js';
import { beginCall } from '../api/begin-call.js';
import { type ExecuteDeps, openExecutor } from '../api/execute.js';
import { newRequestId } from '../api/new-request-id.js';
import { resolvers } from '../api/resolve/resolvers.js';
import { answerGraphql } from '../endpoint/graphql-endpoint.js';
import { openKnowledgeEndpoint } from '../endpoint/knowledge-endpoint.js';
import { openImportPartEndpoint } from '../endpoint/import-part-endpoint.js';
import { openPictureEndpoint } from '../endpoint/picture-endpoint.js';
import { type LiveOptions, openLive } from '../live/live.js';
import { openPostEndpoint } from '../api/post-endpoint.js';
import { helpClientRoutes } from '../help-client/help-client-routes.js';
import { type AccountProvider, noAccountProvider } from '../integration/account/account-provider.js';
import { openStorefrontAccounts, type StorefrontAccounts } from '../integration/storefront-accounts.js';
import { openPrintEndpoint } from '../print/print-endpoint.js';
import { connectRoutes } from '../pims-connect/connect-routes.js';
import type { PracticeSystems } from '../integration/pims/practice-system.js';
import type { SecretCipher } from '../secrets/secret-cipher.js';
import type { Refusal } from '../store/administration/refused-call/refused-call-store.js';
import { testSecretCipher } from './test-secret-cipher.js';
import { unlimited } from './unlimited.js';
import { TestClock } from './test-clock.js';
import type { TestDatabase } from './test-database.js';
import { testTokens } from './tokens.js';

export interface CallOptions {
  readonly impersonating?: string;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A test's own server on a free port, called over HTTP by operation name. */
export interface TestServer {
  readonly url: string;
  readonly clock: TestClock;
  readonly db: TestDatabase;
  /** Calls an operation as the user with that email address. */
  call<N extends OperationName>(
    as: string,
    name: N,
    variables: Operations[N]['variables'],
    options?: CallOptions,
  ): Promise<Answer<N>>;
  /** Same as above, but throws the failure of a call that must succeed. */
  data<N extends OperationName>(
    as: string,
    name: N,
    variables: Operations[N]['variables'],
    options?: CallOptions,
  ): Promise<Operations[N]['data']>;
  /** Starts an impersonation by a support user with changes unlocked. */
  impersonate(support: string, username: string): Promise<void>;
  /** Lets support look up records of locations for one hour. */
  openLookUps(support: string, ...locationIds: readonly string[]): Promise<void>;
  token(email: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Its call handler, for tests that add another endpoint. */
  readonly parts: ExecuteDeps;
  /** Unexpected errors that were reported. */
  readonly reported: unknown[];
  /** Rejected calls that an installation would store. */
  readonly refused: Refusal[];
  close(): Promise<void>;
}

const fontFolder = fileURLToPath(new URL('../../font', import.meta.url));
/** Mailing address for hard copies, as an installation would configure it. */
const testMail = { address: 'Ridgeline Veterinary Pharmacy, 400 Sample Road, Phoenix, AZ 85001', number: '6025550190' };

const nowhere = openStorefrontAccounts(
  { url: null, secret: null, inboundSecret: null, sessionOrigin: null },
  { now: () => new Date(), outgoing: testOutgoing },
);

/** Options that distinguish one of several servers. */
interface OtherServer {
  readonly secretCipher?: SecretCipher;
  /** The report provider; null without one. */
  readonly reportsUrl?: string | null;
  /** Public address of the portal; its own unless another one is in front. */
  readonly publicUrl?: string;
  /** None by default. */
  readonly cdsServices?: CdsServices;
}

/**
 * @param practiceSystems - the available PIMS; none by default
 * @param live - options of its streams that differ from a real server's
 * @param storefront - the storefront; none by default
 * @param accounts - user management for its accounts; none by default
 * @param other - options that distinguish it from another server on the same database
 */
export async function startTestServer(
  db: TestDatabase,
  practiceSystems: PracticeSystems = {},
  live: LiveOptions = {},
  storefront: StorefrontAccounts = nowhere,
  accounts: AccountProvider = noAccountProvider,
  {
    secretCipher = testSecretCipher,
    reportsUrl = 'https://reports.example/embed/{location}',
    publicUrl,
    cdsServices = noCdsServices,
  }: OtherServer = {},
): Promise<TestServer> {
  const tokens = await testTokens();
  const clock = new TestClock();
  const reported: unknown[] = [];
  const refused: Refusal[] = [];
  const bearer = openBearer([tokens.reader]);
  const database = availableDatabase(db.database, () => undefined);
  const parts = {
    contract: openContract(resolvers),
    database,
    directory: openDirectory(database),
    bearer,
    ...unlimited,
    admit: openAdmission({ bearer, clock, ...unlimited }),
    clock,
    practiceSystems,
    cdsServices,
    accounts,
    secretCipher,
    reportsUrl,
    report: (error: unknown, number = newRequestId()) => {
      reported.push(error);
      return number;
    },
    keepRefusal: (refusal: Refusal) => void refused.push(refusal),
  };
  const execute = openExecutor(parts);
  const told = openLive({ ...parts, ...live, listen: db.listen });
  const print = openPrintEndpoint({ ...parts, execute, mail: testMail, fontFolder });
  const pictures = openPictureEndpoint({ ...parts, execute, callLog: () => undefined });
  const importParts = openImportPartEndpoint({ ...parts, execute, callLog: () => undefined });
  const knowledge = openKnowledgeEndpoint(parts);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    if ((await pictures(request, response, path)) || (await knowledge(request, response, path))) return;
    if (await importParts(request, response, path)) return;
    if ((await print(request, response, path)) || (await posts(request, response, path))) return;
    await answerGraphql(
      { ...parts, execute, streams: told.streams, freeQueries: null },
      request,
      response,
      beginCall(response),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  // Otherwise, a busy machine could close a connection just as the next call uses it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Read per call, so that a test can replace parts.
  const posts = openPostEndpoint(
    { ...parts, callLog: () => undefined },
    { ...helpClientRoutes({ ...parts, storefront }), ...connectRoutes({ ...parts, publicUrl: publicUrl ?? url }) },
  );
  const known = new Map<string, Promise<string>>();
  const tokenOf = (email: string): Promise<string> => {
    let token = known.get(email);
    if (!token) known.set(email, (token = tokens.token(email)));
    return token;
  };

  const call: TestServer['call'] = async (as, name, variables, options = {}) => {
    const sent = sentCall({ operationName: name }, variables);
    const headers = {
      ...callHeaders(await tokenOf(as), options.impersonating ?? null),
      'content-type': sent.type,
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      ...options.headers,
    };
    const response = await fetch(url + (sent.path ?? endpointPath), { method: 'POST', headers, body: sent.body });
    return readAnswer(await response.json());
  };

  return {
    url,
    clock,
    db,
    call,
    async data(as, name, variables, options) {
      const answer = await call(as, name, variables, options);
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.failure)} ${reported.map(String).join('; ')}`);
      return answer.data;
    },
    async impersonate(support, username) {
      const started = await call(support, 'StartImpersonation', { username, reason: 'Ticket 4711' });
      const unlocked = await call(support, 'UnlockImpersonation', {}, { impersonating: username });
      if (!started.ok || !unlocked.ok) throw new Error(`Could not impersonate ${username}`);
    },
    async openLookUps(support, ...locationIds) {
      for (const locationId of locationIds) {
        const opened = await call(support, 'OpenSupportAccess', { locationId, reason: 'Ticket 4711' });
        if (!opened.ok) throw new Error(`Support could not look up records at ${locationId}`);
      }
    },
    token: tokens.token,
    parts,
    reported,
    refused,
    async close() {
      await told.close();
      await new Promise((resolve) => server.close(resolve));
      await db.dispose();
    },
  };
}
