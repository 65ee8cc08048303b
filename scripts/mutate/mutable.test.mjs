import { expect, it } from 'vitest';
import { mutable } from './mutable.mjs';

it('mutates sources, but not tests, lists, generated files, or tables', () => {
  const source = ['packages/core/src/safety/dose/sum.ts', 'packages/web/src/part/badge/badge.tsx'];
  const other = [
    'packages/core/src/safety/dose/sum.test.ts',
    'packages/core/src/safety/dose/dose.test-data.ts',
    'packages/core/src/safety/dose/index.ts',
    'packages/core/src/contract/types.ts',
    'packages/core/src/safety/conflict/rule/allergy-rules.ts',
    'packages/server/src/access/grant.testing.ts',
    'packages/web/src/testing/render.tsx',
    'packages/server/src/database/migration/m0001-ground.ts',
    'docs/architecture.md',
    '',
  ];
  expect(mutable([...source, ...other])).toEqual(source);
});
