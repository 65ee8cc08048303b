import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { sourceFiles } from '../place.mjs';
import { openOptionalProperties } from './open-optional.mjs';
import { markPureInitializers } from './pure-initializers.mjs';

/** Other libraries are installed beside it. */
const isExternal = (id) => !id.startsWith('.') && !isAbsolute(id);

const pureInitializers = {
  name: 'pure-initializers',
  renderChunk(code) {
    return markPureInitializers(code, (text) => this.parse(text));
  },
};

const output = (dir, chunk) => ({ dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: chunk });

async function bundleCode(input, dir) {
  const bundle = await rolldown({
    input,
    external: isExternal,
    treeshake: { moduleSideEffects: false },
    experimental: { attachDebugInfo: 'none' },
    plugins: [pureInitializers],
  });
  // The declarations have the documentation.
  await bundle.write({
    ...output(dir, 'shared/[name].js'),
    comments: { legal: true, annotation: true, jsdoc: false },
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
}

async function bundleTypes(input, dir) {
  const bundle = await rolldown({
    input,
    external: isExternal,
    checks: { pluginTimings: false },
    plugins: [dts({ dtsOnly: true })],
  });
  await bundle.write({ dir, format: 'esm', chunkFileNames: 'shared/[name].js' });
  await bundle.close();
  for (const path of sourceFiles(dir).filter((file) => file.endsWith('.d.ts'))) {
    const indented = readFileSync(path, 'utf8').replace(/^( {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2));
    writeFileSync(path, openOptionalProperties(indented));
  }
}

/**
 * Bundles compiled entry points into few files: a module of each, and what several of them share. The code keeps its
 * names but no spaces, which were an eighth of it; each part is dropped by a bundler that doesn't need it.
 *
 * @param library - the folder of the package
 * @param entries - by the name of the published file, such as `contract/typed`, the compiled `types` and `default`
 * @param folder - where the files are put
 */
export async function bundleLibrary(library, entries, folder) {
  const input = (kind) =>
    Object.fromEntries(Object.entries(entries).map(([name, files]) => [name, join(library, files[kind])]));
  await Promise.all([bundleCode(input('default'), folder), bundleTypes(input('types'), folder)]);
}
