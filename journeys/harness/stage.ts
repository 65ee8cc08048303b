import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openContext, type BrowserOptions } from './browser.js';
import { type Session, sessionOf } from './call.js';
import { type SampleDatabase, sampleOn } from './sample.js';
import { type Server, startServer } from './server.js';

/** A server with the sample, and a browser, for the journeys of one file. */
export interface Stage {
  readonly server: Server;
  readonly url: string;
  /** A user's own browser context; closed when the test ends. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  page(options?: BrowserContextOptions): Promise<Page>;
  /**
   * A user's own browser context that is already signed in, for journeys that don't test the sign-in; every page opens
   * at once.
   */
  contextAs(email: string, options?: BrowserContextOptions): Promise<BrowserContext>;
  pageAs(email: string, options?: BrowserContextOptions): Promise<Page>;
}

interface StageOptions extends BrowserOptions {
  /** `embedded` for tests of the database that `npm start` includes; PostgreSQL responds in half the time. */
  readonly database?: SampleDatabase;
  /** Environment variables of the server. */
  readonly settings?: NodeJS.ProcessEnv;
}

/** Starts server and browser before the journeys of a file, and stops them afterwards. */
export function openStage({ database = 'postgres', settings, ...needs }: StageOptions = {}): Stage {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser(needs);
    server = await startServer({ ...sampleOn(database), ...(settings && { settings }) });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  const required = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The stage is available only inside hooks and tests');
    return part;
  };
  const context: Stage['context'] = (options) => openContext(required(browser), options);
  const sessions = new Map<string, Promise<Session>>();
  const contextAs: Stage['contextAs'] = async (email, options) => {
    const session = sessions.get(email) ?? sessionOf(required(server).url, email);
    sessions.set(email, session);
    return await context({ ...options, storageState: (await session).remembered });
  };
  return {
    get server() {
      return required(server);
    },
    get url() {
      return required(server).url;
    },
    context,
    page: async (options) => await (await context(options)).newPage(),
    contextAs,
    pageAs: async (email, options) => await (await contextAs(email, options)).newPage(),
  };
}
