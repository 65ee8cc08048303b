/**
 * `npm run check:dependencies`: checks that the list of outdated dependencies in decision 1 is current. It queries the
 * package registry, so it is run by hand and before a release, never by `npm test`.
 */
import { readFileSync } from 'node:fs';
import { fail, run, Stop } from './child.mjs';
import { faultsOf, readHeldBack } from './dependencies/held-back.mjs';
import { ensureInstalled, pnpm, pnpmVersion } from './install.mjs';
import { packagedChromium } from './packaged-browser.mjs';
import { at } from './place.mjs';

const decision = 'docs/decisions/0001-run-on-node-24-and-pin-exact-versions.md';
const onWindows = process.platform === 'win32';

/** Every dependency in a package.json that is not the latest release. */
async function outdated() {
  const [command, ...first] = await pnpm();
  const { output } = await run(command, [...first, 'outdated', '--recursive', '--format', 'json'], {
    shell: onWindows,
  });
  try {
    // A package that is installed in two versions is listed with its version: graphql@16.15.0.
    return Object.entries(JSON.parse(output)).map(([name, { current, latest }]) => ({
      name: name.replace(/(?<=.)@.*$/, ''),
      here: current,
      latest,
    }));
  } catch {
    throw new Stop(`The versions could not be asked for:\n${output}`);
  }
}

/** Dependencies of the scripts themselves. */
async function brought() {
  const pinned = { pnpm: pnpmVersion, [packagedChromium.name]: packagedChromium.version };
  return await Promise.all(
    Object.entries(pinned).map(async ([name, here]) => {
      const { code, output } = await run('npm', ['view', name, 'version'], { shell: onWindows });
      if (code !== 0) throw new Stop(`The version of ${name} could not be asked for:\n${output}`);
      return { name, here, latest: output.trim() };
    }),
  );
}

try {
  await ensureInstalled();
  const versions = [...(await outdated()), ...(await brought())];
  const faults = faultsOf(readHeldBack(readFileSync(at(decision), 'utf8')), versions);
  if (faults.length > 0) throw new Stop(`${decision} is out of date:\n${[...new Set(faults)].join('\n')}`);
  console.log(`${decision} is up to date.`);
} catch (error) {
  fail(error);
}
