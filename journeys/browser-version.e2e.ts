import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser, openContext } from './harness/browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const reasons: string[] = [];

/** Fails on a page created this way, and records the failure messages. */
async function failOn(make: (page: Page) => Promise<unknown>): Promise<void> {
  // Hooks run in reverse order, so this one runs after the context's.
  onTestFinished(({ task }) => {
    for (const { message, stack } of task.result?.errors ?? []) reasons.push(message, stack ?? '');
  });
  const page = await (await openContext(browser)).newPage();
  await make(page);
  throw new Error(`Failed as case ${reasons.length / 2}.`);
}

describe('the reason of a failed journey', () => {
  it.fails('is recorded if the page is closed', () => failOn((page) => page.close()));
  it.fails('is recorded if the page renders no frames', () =>
    failOn((page) => page.evaluate(() => void (window.requestAnimationFrame = () => 0))));
  it.fails('is recorded if the page works', () => failOn((page) => page.evaluate(() => true)));

  it('names the browser, its version, and a page that renders no frames, in message and stack', () => {
    const expected = ['', '; about:blank renders no frames', ''].flatMap((stall, index) => {
      const words = [`Failed as case ${index}.`, `in Chromium ${browser.version()}, ${programOf(reasons[0])}${stall}`];
      return [words, words];
    });
    expect(reasons).toHaveLength(6);
    expect(
      reasons.map((reason) =>
        reason
          .replace(/^Error: /, '')
          .split('\n')
          .slice(0, 2),
      ),
    ).toEqual(expected);
  });
});

const programOf = (reason = '') => /in Chromium [\d.]+, (.+)$/m.exec(reason)?.[1];
