import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser, openContext } from './harness/browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const reasons: string[] = [];

/** Fails on a page that was made so, and keeps the reason. */
async function failOn(make: (page: Page) => Promise<unknown>): Promise<void> {
  // Hooks run in reverse order, so this one comes after that of the context.
  onTestFinished(({ task }) => {
    for (const { message, stack } of task.result?.errors ?? []) reasons.push(message, stack ?? '');
  });
  const page = await (await openContext(browser)).newPage();
  await make(page);
  throw new Error(`Failed as case ${reasons.length / 2}.`);
}

describe('the reason why a journey failed', () => {
  it.fails('is noted of one whose page is closed', () => failOn((page) => page.close()));
  it.fails('is noted of one whose page renders no frames', () =>
    failOn((page) => page.evaluate(() => void (window.requestAnimationFrame = () => 0))));
  it.fails('is noted of one whose page works', () => failOn((page) => page.evaluate(() => true)));

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
