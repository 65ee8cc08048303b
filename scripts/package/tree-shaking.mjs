import { join } from 'node:path';
import { build } from 'vite';
import { Stop } from '../child.mjs';

/**
 * The most bytes, minified, that a page takes of the library for one rule. Everything in the file of its entry point would
 * be several times as much.
 */
const limits = { todayIn: ['base', 4_000], mayIssue: ['prescribing', 30_000] };

/** @returns why a bundle is too large; null if it isn't */
export const bundleFault = (name, bytes, most) =>
  bytes > most
    ? `A page that imports ${name} takes ${bytes} bytes of @signa/core, more than ${most}: its bundler keeps what nothing uses.`
    : null;

/**
 * Bundles single rules as for a page, to see that a bundler drops the rest of the packed library.
 *
 * @param folder - the program of another team in which the library is installed
 * @throws Stop where it doesn't
 */
export async function checkTreeShaking(folder) {
  for (const [name, [entry, most]] of Object.entries(limits)) {
    const [{ output }] = await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      plugins: [
        {
          name: 'one-rule',
          resolveId: (id) => (id.endsWith('one-rule.js') ? join(folder, 'one-rule.js') : null),
          load: (id) => (id.endsWith('one-rule.js') ? `export { ${name} } from '@signa/core/${entry}';` : null),
        },
      ],
      build: { write: false, minify: true, lib: { entry: 'one-rule.js', formats: ['es'] } },
    });
    const fault = bundleFault(
      name,
      output.reduce((total, { code }) => total + code.length, 0),
      most,
    );
    if (fault !== null) throw new Stop(fault);
  }
}
