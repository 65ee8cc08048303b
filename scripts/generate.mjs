/**
 * `npm run generate`: writes every generated file, each after those that it is made from, so that one run is enough.
 * The test vectors are not among them: `npm run vectors` asks for a reason where a verdict changes.
 */
import { fail, node, Stop } from './child.mjs';
import { generators } from './generate/generators.mjs';
import { ensureInstalled } from './install.mjs';
import { at, tool } from './place.mjs';

try {
  await ensureInstalled();
  for (const { title, script, parameters = [] } of generators) {
    console.log(`${title} …`);
    const file = script === 'vitest' ? tool('vitest') : at('scripts', script);
    const { code, output } = await node(file, parameters);
    if (code !== 0) throw new Stop(`${title}: it failed.\n${output}`);
  }
} catch (error) {
  fail(error);
}
