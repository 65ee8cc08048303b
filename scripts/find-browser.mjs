import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { node, run, Stop } from './child.mjs';
import { canInstallDebian, installDebian } from './debian.mjs';
import { packagedBrowser } from './packaged-browser.mjs';
import { at, startedDirectly, tool } from './place.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const onPath = (named) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => named.map((name) => join(folder, name)));

/** Default locations of Chromium-based browsers on each system, the most likely first. */
function candidates() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]);
  }
  return onPath(names);
}

/** Whether a browser exists and starts; on Ubuntu, `chromium-browser` may only print how to install one. */
async function works(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  const result = await run(path, ['--version'], { timeout: 30_000 });
  return result.code === 0 && /\d+\.\d+/.test(result.output);
}

async function firstWorking(paths) {
  for (const path of paths) if (await works(path)) return path;
  return undefined;
}

/** The browser that Playwright downloads and uses. */
const playwrightBrowser = () => createRequire(at('package.json'))('playwright-core').chromium.executablePath();

/**
 * Finds a Chromium for the journeys, installing one if possible: CHROME_PATH, then an installed browser, then Debian's
 * package (as root), then the npm package, then Playwright's installer.
 *
 * @throws Stop when there is none, with what to do
 */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await works(named)) return named;
    throw new Stop(
      `CHROME_PATH names ${named}, which is no browser that starts. Name a Chromium, or leave CHROME_PATH out to have one found.`,
    );
  }
  const installed = await firstWorking([...candidates(), playwrightBrowser()]);
  if (installed) return installed;
  if (canInstallDebian() && (await installDebian('chromium'))) {
    const path = await firstWorking(candidates());
    if (path) return path;
  }
  const packaged = await packagedBrowser();
  if (packaged && (await works(packaged))) return packaged;
  console.log("Installing Playwright's Chromium …");
  await node(tool('playwright-core'), ['install', 'chromium'], { show: true });
  const path = await firstWorking([playwrightBrowser()]);
  if (path) return path;
  throw new Stop(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one in CHROME_PATH.',
  );
}

/**
 * A headless Chromium, which renders the same pages with a fifth less CPU time. It is installed where Debian packages
 * can be; otherwise the full browser is used. CHROME_SHELL_PATH selects another one; with CHROME_PATH alone, that
 * browser renders everything.
 */
export async function findShell() {
  const { CHROME_PATH: whole, CHROME_SHELL_PATH: named } = process.env;
  if (named || whole) return named;
  const shell = 'chromium-headless-shell';
  const installed = await firstWorking(onPath([shell]));
  if (installed || !canInstallDebian() || !(await installDebian(shell))) return installed;
  return await firstWorking(onPath([shell]));
}

if (startedDirectly(import.meta.url)) console.log(await findBrowser());
