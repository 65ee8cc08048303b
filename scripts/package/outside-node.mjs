import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { Stop } from '../child.mjs';

/** The globals that both browsers and workers have; no document, and nothing from Node. */
const { URL, TextEncoder, TextDecoder, structuredClone, crypto, console } = globalThis;

/**
 * Bundles entry points as for a page, and loads them without Node and without a document.
 *
 * @param folder - the program of another team in which the library is installed
 * @param entries - as they are imported
 * @throws Stop where they need more than browsers and workers have
 */
export async function loadOutsideNode(folder, entries) {
  const entry = join(folder, 'page.mjs');
  writeFileSync(
    entry,
    [
      ...entries.map((name, index) => `import * as entry${index} from '${name}';`),
      `export const sizes = [${entries.map((_, index) => `Object.keys(entry${index}).length`).join(', ')}];`,
    ].join('\n'),
  );
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      lib: { entry, formats: ['iife'], name: 'page', fileName: () => 'page.js' },
      outDir: join(folder, 'page'),
      minify: false,
    },
  });
  const code = readFileSync(join(folder, 'page', 'page.js'), 'utf8');
  const place = { URL, TextEncoder, TextDecoder, structuredClone, crypto, console };
  try {
    const sizes = runInNewContext(`${code}\npage.sizes`, place);
    if (sizes.length === entries.length) return;
    throw new Error(`${sizes.length} of ${entries.length} entries were loaded`);
  } catch (error) {
    throw new Stop(`@signa/core does not load where there is no Node: ${error.stack}`);
  }
}
