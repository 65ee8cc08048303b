/**
 * `npm run pack:cli`: packs the command line into one file that `npm install -g <file>` installs without dependencies.
 */
import { rmSync } from 'node:fs';
import { bundleCli } from './build.mjs';
import { fail } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { packCli } from './package/pack-cli.mjs';
import { at } from './place.mjs';

try {
  await ensureInstalled();
  await bundleCli();
  const folder = at('packages/cli/dist/pack');
  rmSync(folder, { recursive: true, force: true });
  console.log(await packCli(folder));
} catch (error) {
  fail(error);
}
