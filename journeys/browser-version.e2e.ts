import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser, openContext } from './harness/browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the reason why a journey failed', () => {
  const reasons: (string | undefined)[] = [];

  it.fails('is that of a call to a page that was closed', async () => {
    // Hooks run in reverse order, so this one comes after that of the context.
    onTestFinished(({ task }) => {
      for (const { message, stack } of task.result?.errors ?? []) reasons.push(message, stack);
    });
    const page = await (await openContext(browser)).newPage();
    await page.close();
    await page.title();
  });

  it('names the browser and its version in the message and in the stack, each once', () => {
    expect(reasons).toHaveLength(2);
    for (const reason of reasons) {
      expect(reason).toContain('closed');
      expect(reason?.split(`in Chromium ${browser.version()}, /`)).toHaveLength(2);
    }
  });
});
