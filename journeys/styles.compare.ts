import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, loadConfigFromFile, mergeConfig, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openBrowser, openContext } from './harness/browser.js';
import { sessionOf } from './harness/call.js';
import { openCard, searchName } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { sampleOn } from './harness/sample.js';
import { startServer } from './harness/server.js';

/** `npm run compare:styles`: the portal renders identically with and without the static style compiler. */
const folder = (path: string) => fileURLToPath(new URL(`../packages/web/${path}`, import.meta.url));
const [portal, aside, plain] = [folder('dist/portal'), folder('dist/portal-aside'), folder('dist/portal-plain')];

const nameOf = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin ? plugin.name : '';

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, folder('vite.config.ts'));
  if (!found) throw new Error('The portal has no configuration.');
  const plugins = found.config.plugins?.filter((plugin) => nameOf(plugin) !== 'static-styles');
  await build(
    mergeConfig({ ...found.config, plugins }, { configFile: false, logLevel: 'warn', build: { outDir: plain } }),
  );
}, 300_000);
afterAll(() => rm(plain, { recursive: true, force: true }));

const views: readonly (readonly [path: string, view: (page: Page) => Promise<unknown>])[] = [
  ['/dashboard', (page) => page.locator('[data-task]').first().waitFor()],
  [
    '/approve',
    async (page) => {
      await page.locator('[data-task]').first().waitFor();
      await searchName(page, 'Juniper');
      await openCard(page, 'Juniper', 'K9 Advantix');
    },
  ],
  ['/history', (page) => page.locator('[data-row]').first().waitFor()],
  ['/create', (page) => page.locator('main h1').waitFor()],
];

interface ComputedElement {
  /** The element with its own text, as an identifier. */
  readonly what: string;
  readonly styles: Readonly<Record<string, string>>;
}

/** Every element of the page with its computed styles. */
const computedStyles = (page: Page): Promise<readonly ComputedElement[]> =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const style = getComputedStyle(element);
      return {
        what: `${element.tagName} ${element.textContent.slice(0, 60)}`,
        styles: Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)])),
      };
    }),
  );

/** Legacy flexbox properties: the browser's Emotion adds them, the build omits them. */
const unread = ['-webkit-box-align', '-webkit-box-pack'];

/** The build writes 0% as 0px, which positions a background identically. */
const readable = (value: string | undefined) => (value === '0% 0%' ? '0px 0px' : value);

const differences = (one: readonly ComputedElement[], other: readonly ComputedElement[]) =>
  one.flatMap(({ what, styles }, index) => {
    const others = other[index];
    const names = Object.keys(styles).filter(
      (name) => readable(styles[name]) !== readable(others?.styles[name]) && !unread.includes(name),
    );
    const found = names.map((name) => `${name}: ${String(styles[name])} | ${String(others?.styles[name])}`);
    return found.length > 0 ? [`${what} | ${String(others?.what)}: ${found.slice(0, 12).join('; ')}`] : [];
  });

/** Waits until nothing changes any more. */
async function settled(page: Page): Promise<readonly ComputedElement[]> {
  let before = await computedStyles(page);
  for (;;) {
    await page.waitForTimeout(500);
    const now = await computedStyles(page);
    if (differences(before, now).length === 0) return now;
    before = now;
  }
}

const windows = [
  [1280, 'light'],
  [390, 'dark'],
] as const;

/** The rendering of each view by a server with the current portal build. */
async function renderings(): Promise<ReadonlyMap<string, readonly ComputedElement[]>> {
  const browser = await openBrowser({ isFullBrowser: true });
  const server = await startServer(sampleOn('postgres'));
  const found = new Map<string, readonly ComputedElement[]>();
  try {
    const { remembered } = await sessionOf(server.url, people.vet);
    for (const [width, colorScheme] of windows)
      for (const [path, view] of views) {
        const context = await openContext(browser, {
          storageState: remembered,
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(server.url + path);
        await view(page);
        await page.evaluate(() => document.fonts.ready);
        found.set(`${path} ${width} ${colorScheme}`, await settled(page));
        await context.close();
      }
  } finally {
    await browser.close();
    await server.remove();
  }
  return found;
}

it('the portal renders identically with and without the static style compiler', async () => {
  const made = await renderings();
  await rename(portal, aside);
  await rename(plain, portal);
  let inBrowser: Awaited<ReturnType<typeof renderings>>;
  try {
    inBrowser = await renderings();
  } finally {
    await rm(portal, { recursive: true });
    await rename(aside, portal);
  }
  const compared = [...made].map(([name, elements]) => {
    const others = inBrowser.get(name) ?? [];
    const different = differences(elements, others).slice(0, 5);
    return { name, isSameCount: others.length === elements.length, different };
  });
  expect(compared).toEqual([...made.keys()].map((name) => ({ name, isSameCount: true, different: [] })));
}, 600_000);
