/** Programs of another team that take every published entry of the library. */

/** In TypeScript, as a module. */
export const typedModule = (entries) =>
  [
    ...entries.map((entry, index) => `import * as entry${index} from '${entry}';`),
    `export const entries = [${entries.map((_, index) => `entry${index}`).join(', ')}];`,
  ].join('\n');

/** In TypeScript, as a script of Node's older kind. */
export const typedScript = (entries) =>
  [
    ...entries.map((entry, index) => `import entry${index} = require('${entry}');`),
    `export const entries = [${entries.map((_, index) => `entry${index}`).join(', ')}];`,
  ].join('\n');

const report =
  'if (count !== new Set(loaded).size) throw new Error(`${count} entries, ${new Set(loaded).size} modules`);';

/** Imports each entry, and counts them. */
export const importing = (entries) =>
  [
    `const names = ${JSON.stringify(entries)};`,
    'const loaded = await Promise.all(names.map((name) => import(name)));',
    'const count = names.length;',
    report,
  ].join('\n');

/** Requires each entry, which Node allows of an ES module from 20.19 on. */
export const requiring = (entries) =>
  [
    `const names = ${JSON.stringify(entries)};`,
    'const loaded = names.map((name) => require(name));',
    'const count = names.length;',
    report,
  ].join('\n');

/** As strict as a compiler of another team may be: it reads the library's declarations too. */
export const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'ES2023',
  lib: ['ES2023'],
  types: ['node'],
};
