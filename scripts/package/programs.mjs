/** Consumer programs that import every published entry point of the library. */

/** In TypeScript, as an ES module. */
export const typedModule = (entries) =>
  [
    ...entries.map((entry, index) => `import * as entry${index} from '${entry}';`),
    `export const entries = [${entries.map((_, index) => `entry${index}`).join(', ')}];`,
  ].join('\n');

/** In TypeScript, as a CommonJS module. */
export const typedScript = (entries) =>
  [
    ...entries.map((entry, index) => `import entry${index} = require('${entry}');`),
    `export = [${entries.map((_, index) => `entry${index}`).join(', ')}];`,
  ].join('\n');

const report =
  'if (count !== new Set(loaded).size) throw new Error(`${count} entries, ${new Set(loaded).size} modules`);';

/** Imports each entry point, and counts them. */
export const importing = (entries) =>
  [
    `const names = ${JSON.stringify(entries)};`,
    'const loaded = await Promise.all(names.map((name) => import(name)));',
    'const count = names.length;',
    report,
  ].join('\n');

/** Requires each entry point; Node permits this for ES modules from 20.19 on. */
export const requiring = (entries) =>
  [
    `const names = ${JSON.stringify(entries)};`,
    'const loaded = names.map((name) => require(name));',
    'const count = names.length;',
    report,
  ].join('\n');

/** As strict as a consumer's compiler may be: it also checks the library's declarations. */
export const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'ES2023',
  lib: ['ES2023'],
  types: ['node'],
};
