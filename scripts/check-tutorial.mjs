/**
 * `npm run check:tutorial`: packs the libraries and follows docs/tutorial.md with them, as `npm run check:package` does
 * after its other checks.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './build.mjs';
import { Stop } from './child.mjs';
import { packCore, packSampleKnowledge } from './package/pack-library.mjs';
import { checkTutorial } from './tutorial/check-tutorial.mjs';

const folder = mkdtempSync(join(tmpdir(), 'signa-tutorial-'));
try {
  await compile('knowledge');
  const files = {
    core: await packCore(join(folder, 'core')),
    'sample-knowledge': await packSampleKnowledge(join(folder, 'sample-knowledge')),
  };
  await checkTutorial(files, join(folder, 'tutorial'));
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
