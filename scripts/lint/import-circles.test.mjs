import { expect, it } from 'vitest';
import { lintSamples } from './sample-run.mjs';

const trees = [
  ...['core', 'fixtures', 'knowledge', 'server', 'static-styles', 'web', 'cli'].map((name) => [
    `packages/${name}/src`,
    'ts',
    '.js',
  ]),
  ['journeys', 'ts', '.js'],
  ['bench', 'mjs', '.mjs'],
  ['scripts', 'mjs', '.mjs'],
];

const samples = trees.flatMap(([folder, kind, ending]) => [
  [`${folder}/circle/one.${kind}`, `export { two } from './two${ending}';\nexport const three = 3;\n`],
  [`${folder}/circle/two.${kind}`, `import { three } from './one${ending}';\nexport const two = three - 1;\n`],
  [`${folder}/line/one.${kind}`, `export { two } from './two${ending}';\n`],
  [`${folder}/line/two.${kind}`, 'export const two = 2;\n'],
  ...(kind === 'ts'
    ? [
        [`${folder}/types/one.ts`, "import type { Two } from './two.js';\nexport type One = Two | 1;\n"],
        [`${folder}/types/two.ts`, "import type { One } from './one.js';\nexport type Two = One | 2;\n"],
      ]
    : []),
]);
const found = lintSamples(Object.fromEntries(samples));
const inCircles = Object.keys(found).filter((path) => found[path].some(({ rule }) => rule === 'import(no-cycle)'));

it.each(trees.map(([folder]) => folder))('%s rejects two files that import each other, types included', (folder) => {
  const expected = samples
    .map(([path]) => path)
    .filter((path) => path.startsWith(`${folder}/`) && !/\/line\//.test(path));
  expect(inCircles.filter((path) => path.startsWith(`${folder}/`))).toEqual(expected);
});
