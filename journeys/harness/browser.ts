import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Chromium uses the last of several lists: this one is Playwright's own plus our additions. */
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Address bar suggestions: pages that nobody sees here, and that cost more than an empty window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Since version 156, a preview opened by `window.print()` prevents writing the page to a PDF.
  '--disable-print-preview',
  // The desktop default. A headless shell uses full hinting, so lines would break differently.
  '--font-render-hinting=slight',
  `--disable-features=${without.join()}`,
];

/** Timeout for a screen to show what is expected, on a busy machine. */
export const screenTimeout = 120_000;

export interface BrowserOptions {
  /** Uses the full browser; otherwise the faster headless shell if there is one. */
  readonly isFullBrowser?: boolean;
  /** Additional flags. */
  readonly extraFlags?: readonly string[];
}

export async function openBrowser({ isFullBrowser = false, extraFlags = [] }: BrowserOptions = {}): Promise<Browser> {
  const { CHROME_PATH: whole, CHROME_SHELL_PATH: shell } = process.env;
  const executablePath = isFullBrowser ? whole : (shell ?? whole);
  if (!executablePath) throw new Error('The journeys require Chromium: set CHROME_PATH, or run npm run test:journeys.');
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, ...extraFlags],
    // Playwright hides scrollbars, which would also hide that a page is wider than its window.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  programs.set(browser, executablePath);
  return browser;
}

const programs = new WeakMap<Browser, string>();

/** The version and path of a browser: 'Chromium 156.0.8078.108, /usr/bin/chromium'. */
function browserName(browser: Browser): string {
  return [`Chromium ${browser.version()}`, programs.get(browser)].filter(Boolean).join(', ');
}

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** Screenshots of failed journeys. */
const pictures = join(tmpdir(), 'signa-journeys');

/**
 * A user's own browser for the running test. If the test fails, its reason names the browser version, because behavior
 * differs by version, and screenshots of the pages are saved.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(screenTimeout);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const stalls = await Promise.all(context.pages().map(stallOf));
      const words = [`in ${browserName(browser)}`, ...stalls.filter((stall) => stall !== null)].join('; ');
      task.result.errors?.forEach((error) => appendToReason(error, words));
      await picture(context, task.name);
    }
    await context.close();
  });
  return context;
}

interface Reason {
  message: string;
  stack?: string;
}

/** Reports show the stack if there is one, and it repeats the message. */
function appendToReason(error: Reason, words: string): void {
  const longer = `${error.message}\n${words}`;
  if (error.stack) error.stack = error.stack.replace(error.message, () => longer);
  error.message = longer;
}

/** Milliseconds in which a healthy page answers and renders a frame, even on a busy machine. */
const livenessTimeout = 5_000;

/**
 * Whether the page itself has stalled. A headless browser occasionally stops rendering a page, and then every wait on
 * that page times out as if the portal were at fault.
 */
async function stallOf(page: Page): Promise<string | null> {
  if (!(await isTimely(page.evaluate(() => true)))) return `${page.url()} does not answer`;
  const frame = page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return (await isTimely(frame)) ? null : `${page.url()} renders no frames`;
}

/** Whether the work settles in time. A page that closes first hasn't stalled. */
function isTimely(work: Promise<unknown>): Promise<boolean> {
  const answered = work.then(
    () => true,
    () => true,
  );
  return Promise.race([answered, new Promise<boolean>((resolve) => setTimeout(() => resolve(false), livenessTimeout))]);
}

async function picture(context: BrowserContext, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  for (const [index, page] of context.pages().entries()) {
    const path = join(pictures, `${name.replaceAll(/[^\w]+/g, '-').slice(0, 80)}-${index}.png`);
    await page.screenshot({ path, timeout: 2 * livenessTimeout }).catch(() => undefined);
    console.error(`Screenshot of ${page.url()}: ${path}`);
  }
}
