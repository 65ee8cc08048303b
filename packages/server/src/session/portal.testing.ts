import { noCdsServices } from '../testing/no-cds-services.js';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  buildCall,
  callHeaders,
  type FirstContent,
  type OperationName,
  type Operations,
  type PageToken,
  readAnswer,
} from '@signa/core/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { testOutgoing } from '../testing/outgoing.js';
import { openAdmission } from '../access/admit.js';
import { openBearer } from '../access/bearer.js';
import { openDirectory } from '../access/directory.js';
import { readPageToken } from './page-token.js';
import { openContract } from '../api/contract.js';
import { beginCall } from '../api/begin-call.js';
import { openExecutor } from '../api/execute.js';
import { resolvers } from '../api/resolve/resolvers.js';
import { answerGraphql } from '../endpoint/graphql-endpoint.js';
import { portalFiles } from '../http/portal-files.js';
import { openLive } from '../live/live.js';
import { openLog } from '../observe/log.js';
import { noAccountProvider } from '../integration/account/account-provider.js';
import { sample } from '../testing/sample-server.js';
import { TestBrowser } from '../testing/test-browser.js';
import { TestClock } from '../testing/test-clock.js';
import { testSecretCipher } from '../testing/test-secret-cipher.js';
import { unlimited } from '../testing/unlimited.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import { openTestProvider, type TestProvider } from '../testing/test-provider.js';
import { openDocumentContent } from './document-content.js';
import { openProvider } from './provider.js';
import { openSessionEndpoints } from './session-endpoints.js';
import { openSessionStore } from './session-store.js';
import { openSessions } from './sessions.js';

const settings = { idleMinutes: 60, longestHours: 10 };
export const vet = { sub: 'vet', email: sample.vet, email_verified: true, sid: 'at-provider-1' };

export interface Portal {
  readonly url: string;
  readonly host: string;
  /** The operations that its documents requested. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

interface World {
  readonly db: TestDatabase;
  readonly provider: TestProvider;
  readonly clock: TestClock;
  /** The files of the portal. */
  readonly folder: string;
}

/** A server with sign-in, calls, and portal document; several share the database. */
async function startPortal({ db, provider, clock, folder }: World): Promise<Portal> {
  const asked: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = openSessionStore(db.database);
  const log = openLog('silent');
  const bearer = openBearer([readPageToken(store)]);
  const parts = {
    contract: openContract(resolvers),
    database: db.database,
    directory: openDirectory(db.database),
    bearer,
    ...unlimited,
    admit: openAdmission({ bearer, clock, ...unlimited }),
    clock,
    practiceSystems: {},
    cdsServices: noCdsServices,
    accounts: noAccountProvider,
    secretCipher: testSecretCipher,
    reportsUrl: null,
    report: (error: unknown) => String(error),
    keepRefusal: () => undefined,
  };
  const execute = openExecutor(parts);
  const sessions = openSessions(store, settings, clock);
  const identity = {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: null,
    commandLineClientId: 'cli',
    audience: 'api',
    usernameClaim: 'email',
    clockToleranceSeconds: 60,
    scim: null,
  };
  const answerSession = openSessionEndpoints({
    ...parts,
    store,
    sessions,
    execute,
    log,
    provider: openProvider(identity, url, testOutgoing),
    usernameClaim: 'email',
    issuer: provider.issuer,
    publicUrl: url,
    isSecure: false,
    longestHours: settings.longestHours,
  });
  const noted: typeof execute = (call) => {
    asked.push((call.body as { operationName: string }).operationName);
    return execute(call);
  };
  const content = openDocumentContent({
    ...parts,
    sessions,
    execute: noted,
    config: { issuer: 'x' },
    isSecure: false,
    log,
  });
  const files = portalFiles(folder, content);
  const live = openLive({ ...parts, listen: db.listen });
  server.on('request', (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    void (async () => {
      if (await answerSession(request, response, path)) return;
      if (path === '/graphql')
        await answerGraphql(
          { ...parts, execute, streams: live.streams, freeQueries: null },
          request,
          response,
          beginCall(response),
        );
      else if (!(await files(request, response, path))) response.writeHead(404).end();
    })();
  });
  return {
    url,
    host: new URL(url).host,
    asked,
    close: async () => {
      await live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Headers of the portal's own calls. */
export const own = { application: 'practice-portal', 'content-type': 'application/json' };

export const contentOf = (html: string): FirstContent => {
  const [, text = ''] = /<script type="application\/json" id="first-content">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text) as FirstContent;
};

/** A database and an identity provider for the tests of a file, and a portal with a clock for each test. */
export function openPortals() {
  let made: (World & { readonly portal: Portal }) | undefined;
  let shared: Pick<World, 'db' | 'provider' | 'folder'> | undefined;
  const there = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('Available only after the first hook');
    return part;
  };
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signa-page-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><body><div id="root"></div></body>');
    const [db, provider] = await Promise.all([embeddedTestDatabase(), openTestProvider('signa-portal')]);
    shared = { db, provider, folder };
  });
  beforeEach(async () => {
    const world = { ...there(shared), clock: new TestClock() };
    made = { ...world, portal: await startPortal(world) };
  });
  afterEach(() => made?.portal.close());
  afterAll(async () => {
    await shared?.provider.close();
    await shared?.db.dispose();
  });
  const world = {
    get db() {
      return there(shared).db;
    },
    get provider() {
      return there(shared).provider;
    },
    get clock() {
      return there(made).clock;
    },
    get portal() {
      return there(made).portal;
    },
  };
  const askToken = (browser: TestBrowser, at = world.portal, isSeen = true, headers: Record<string, string> = {}) =>
    browser.go(`${at.url}/session/token`, {
      method: 'POST',
      headers: { ...own, ...headers },
      body: JSON.stringify({ isSeen }),
    });

  async function tokenOf(browser: TestBrowser, at = world.portal): Promise<PageToken> {
    const response = await askToken(browser, at);
    expect(response.status).toBe(200);
    return (await response.json()) as PageToken;
  }

  async function call<N extends OperationName>(
    token: string,
    name: N,
    variables: Operations[N]['variables'],
    at = world.portal,
  ): Promise<Answer<N>> {
    const response = await fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: callHeaders(token, null),
      body: JSON.stringify(buildCall({ operationName: name }, variables)),
    });
    return readAnswer(await response.json());
  }

  const whoIs = (token: string, at = world.portal) => call(token, 'GetUserByUsername', { username: sample.vet }, at);

  /** Signs in with the provider's claims and returns the browser's resulting location. */
  async function signIn(claims: Readonly<Record<string, unknown>> = vet, to = '', at = world.portal) {
    world.provider.claims = claims;
    const browser = new TestBrowser();
    const { url } = await browser.follow(`${at.url}/session/sign-in${to}`);
    return { browser, at: url.slice(at.url.length) };
  }
  return { world, startPortal: () => startPortal(there(made)), askToken, tokenOf, call, whoIs, signIn } as const;
}
