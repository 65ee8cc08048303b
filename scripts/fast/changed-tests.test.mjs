import { expect, it } from 'vitest';
import { changedTests, chosenTests, lintable } from './changed-tests.mjs';

const known = [
  'packages/core/src/base/day.test.ts',
  'packages/server/src/api/call.ts',
  'packages/server/src/api/call.test.ts',
  'packages/server/src/api/other.test.ts',
  'packages/web/src/part/field.tsx',
  'packages/web/src/part/field.test.tsx',
  'journeys/queue.e2e.ts',
  'scripts/words/judge.test.mjs',
];

it('finds the tests of changed files by name, and changed tests', () => {
  const changed = [
    'packages/server/src/api/call.ts',
    'packages/web/src/part/field.test.tsx',
    'scripts/words/judge.mjs',
  ];
  expect(changedTests(changed, known)).toEqual({
    scripts: ['scripts/words/judge.test.mjs'],
    server: ['packages/server/src/api/call.test.ts'],
    web: ['packages/web/src/part/field.test.tsx'],
  });
});

it('omits parts that run completely, journeys, and files without a test', () => {
  const changed = [
    'packages/core/src/base/day.ts',
    'journeys/queue.e2e.ts',
    'packages/server/src/main.ts',
    'README.md',
  ];
  expect(changedTests(changed, known)).toEqual({});
});

it('lints only sources', () => {
  expect(lintable(['a.ts', 'b.tsx', 'c.mjs', 'd.md', 'e.json'])).toEqual(['a.ts', 'b.tsx', 'c.mjs']);
});

it('selects a few tests of a part, those of uncommitted files first', () => {
  const files = Array.from({ length: 9 }, (_, index) => `packages/web/src/part/t${index}.test.ts`);
  const { files: chosen, left } = chosenTests('web', files, ['packages/web/src/part/t8.ts']);
  expect(chosen).toHaveLength(6);
  expect(chosen[0]).toBe('packages/web/src/part/t8.test.ts');
  expect(left).toBe(3);
  expect(chosenTests('server', files, []).left).toBe(6);
  expect(chosenTests('web', files.slice(0, 2), [])).toEqual({ files: files.slice(0, 2), left: 0 });
});
