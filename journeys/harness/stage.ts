import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { openBrowser, openContext } from './browser.js';
import { type Server, startServer } from './server.js';

/** A server with the sample and a browser, for the journeys of one file. */
export interface Stage {
  readonly server: Server;
  readonly url: string;
  /** A person's own browser; it is closed when the test ends. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  page(options?: BrowserContextOptions): Promise<Page>;
}

/** Opens the stage before the journeys of a file and clears it after them. */
export function openStage(): Stage {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
    server = await startServer(inject('sampleFolder'));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  const there = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The stage is there from the first hook on');
    return part;
  };
  const context: Stage['context'] = (options) => openContext(there(browser), options);
  return {
    get server() {
      return there(server);
    },
    get url() {
      return there(server).url;
    },
    context,
    page: async (options) => await (await context(options)).newPage(),
  };
}
