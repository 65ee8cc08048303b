import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { findBrowser } from '../find-browser.mjs';
import { at } from '../place.mjs';
import { follow } from './follow.mjs';
import { startRegistry } from './local-registry.mjs';
import { stepsOf } from './steps.mjs';

/** A packed library with its package.json. */
async function packedLibrary(file) {
  const { code, output } = await run('tar', ['-xzOf', file, 'package/package.json']);
  if (code !== 0) throw new Stop(`${file} could not be read:\n${output}`);
  return { file, manifest: JSON.parse(output) };
}

/**
 * Follows docs/tutorial.md word for word in an empty folder: its commands, with the packed libraries in a local
 * registry, its files, and its page in a browser.
 *
 * @param files - the packed libraries by their names without the scope
 * @param folder - for its files; made when it is missing
 * @throws Stop where the tutorial doesn't do what it says
 * @see A-578
 */
export async function checkTutorial(files, folder) {
  const [project, others] = ['project', 'others'].map((name) => join(folder, name));
  for (const path of [project, others]) mkdirSync(path, { recursive: true });
  const libraries = {};
  for (const [name, file] of Object.entries(files)) libraries[`@signa/${name}`] = await packedLibrary(file);
  const registry = await startRegistry(libraries, others);
  try {
    const steps = stepsOf(readFileSync(at('docs/tutorial.md'), 'utf8'));
    await follow(steps, { folder: project, registry: registry.url, browser: await findBrowser() });
  } finally {
    await registry.close();
  }
}
