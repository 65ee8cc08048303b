import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Of several lists Chromium takes the last: this is Playwright's own, and what we add. */
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
  // The suggestions under an address bar that nobody sees: pages of their own, which cost more than an empty window.
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
  // Since version 156 a preview that `window.print()` opened keeps the page from being written to a PDF file.
  '--disable-print-preview',
  // The default of a desktop. A headless shell hints fully unless told otherwise, so lines would break elsewhere.
  '--font-render-hinting=slight',
  `--disable-features=${without.join()}`,
];

/** How long a screen may take to say what is expected of it, on a busy machine. */
export const patience = 120_000;

export interface BrowserNeeds {
  /** The one that people use; without, one without the windows of a desktop where there is one, which is quicker. */
  readonly isWhole?: boolean;
  /** Flags beside the usual ones. */
  readonly more?: readonly string[];
}

export async function openBrowser({ isWhole = false, more = [] }: BrowserNeeds = {}): Promise<Browser> {
  const { CHROME_PATH: whole, CHROME_SHELL_PATH: shell } = process.env;
  const executablePath = isWhole ? whole : (shell ?? whole);
  if (!executablePath)
    throw new Error('The journeys need a Chromium: name one in CHROME_PATH, or run npm run test:journeys.');
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, ...more],
    // Playwright hides scrollbars, and with them a page that is wider than its window.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  programs.set(browser, executablePath);
  return browser;
}

const programs = new WeakMap<Browser, string>();

/** The version and the program of a browser: 'Chromium 156.0.8078.108, /usr/bin/chromium'. */
function browserName(browser: Browser): string {
  return [`Chromium ${browser.version()}`, programs.get(browser)].filter(Boolean).join(', ');
}

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** Where pictures of failed journeys are. */
const pictures = join(tmpdir(), 'signa-journeys');

/**
 * A person's own browser for the running test. When the test fails, the reason names the version of the browser, as what
 * browsers do differs by version, and what the pages showed is kept as pictures.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: desk, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(patience);
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

/** Reports show the stack where there is one, and it repeats the message. */
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

/** Whether the work settles in time. A page that is closed before it does has not stalled. */
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
    console.error(`At ${page.url()}, pictured in ${path}`);
  }
}
