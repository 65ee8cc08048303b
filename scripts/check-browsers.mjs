/**
 * `npm run check:browsers`: runs the journeys in each kind of browser that `npm test` may find: the system's, the
 * headless shell, and the one from the npm package. Each run takes as long as all journeys, so it is run by hand and
 * before a release. Arguments after `--` go to vitest.
 */
import { fail, node, Stop } from './child.mjs';
import { findBrowser, findShell } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { packagedBrowser } from './packaged-browser.mjs';
import { at } from './place.mjs';
import { versionOfBrowser } from './versions.mjs';

const kinds = {
  "the system's browser": findBrowser,
  'the headless shell': findShell,
  'the browser of the npm package': packagedBrowser,
};

async function runOn(kind, find) {
  const path = await find();
  // A browser that was not tested must not look like one that passed.
  if (!path) return `${kind}: not available here`;
  console.log(`\n=== ${kind}: ${path}, ${await versionOfBrowser(path)}`);
  const parameters = ['--only', 'journeys', ...process.argv.slice(2)];
  const { code } = await node(at('scripts/test.mjs'), parameters, { show: true, env: { CHROME_PATH: path } });
  return code === 0 ? undefined : `${kind}: the journeys failed`;
}

try {
  await ensureInstalled();
  const faults = [];
  for (const [kind, find] of Object.entries(kinds)) faults.push(await runOn(kind, find));
  const found = faults.filter(Boolean);
  if (found.length > 0) throw new Stop(found.join('\n'));
  console.log('\nThe journeys passed on every kind of browser.');
} catch (error) {
  fail(error);
}
