import { describe, expect, it } from 'vitest';
import { idsOf, layersOf, readCitations } from './citations.mjs';

const read = (text) => readCitations(text, 'packages/core/src/a.test.ts').map(({ title, ids }) => [title, ids]);

describe('the ids of a title', () => {
  it.each([
    ['P-045 clears', ['P-045']],
    ['P-045 P-046 refuses', ['P-045', 'P-046']],
    ['P-045, C-001; A-197: all', ['P-045', 'C-001', 'A-197']],
    ['clears as P-045 says', []],
    ['P-45 clears', []],
    ['X-045 clears', []],
  ])('of %s', (title, ids) => {
    expect(idsOf(title)).toEqual(ids);
  });
});

describe('reading the tests of a file', () => {
  it('finds it and test, with every kind of quotes, tables and properties', () => {
    const text = [
      "it('P-001 a', () => {});",
      'test("P-002 b", async () => {});',
      'it(`P-003 c ${name}`, () => {});',
      "it.each([[1, 'P-999']])('P-004 d %s', () => {});",
      "test.prop([fc.integer()])('P-005 e', () => {});",
      "it.concurrent.each`a\n${1}`('P-006 f', () => {});",
      "it.prop([fc.integer()], { numRuns: 5 })(\n  'P-007 g',\n  () => {},\n);",
    ].join('\n');
    expect(read(text).map(([, ids]) => ids)).toEqual([
      ['P-001'],
      ['P-002'],
      ['P-003'],
      ['P-004'],
      ['P-005'],
      ['P-006'],
      ['P-007'],
    ]);
  });

  it('finds a test function that is imported under another name', () => {
    expect(
      read("import { it as property } from '@fast-check/vitest';\nproperty.prop([a])('P-008 h', () => {});"),
    ).toEqual([['P-008 h', ['P-008']]]);
  });

  it('ignores describe blocks, comments, and skipped tests', () => {
    const text =
      "describe('P-001 a', () => { it('b', () => {}); });\n// it('P-002 c', () => {});\nit.skip('P-003 d', () => {});\nit.todo('P-004 e');\nconst iterate = format('P-005');";
    expect(read(text)).toEqual([['b', []]]);
  });
});

describe('the layer of a test', () => {
  it.each([
    ['packages/core/src/prescribing/task/a.test.ts', ['core']],
    ['packages/web/src/screen/approve/a.test.tsx', ['web']],
    ['packages\\cli\\src\\a.test.ts', ['cli']],
    ['journeys/approve.e2e.ts', ['web', 'server']],
    ['scripts/trace/a.test.mjs', []],
    ['scripts/vectors/a.test.mjs', ['core']],
    ['scripts/package/a.test.mjs', ['core']],
    ['scripts/tutorial/a.test.mjs', ['core']],
    ['packages/fixtures/src/vectors/a.test.ts', ['core']],
  ])('of %s', (file, layers) => {
    expect(layersOf(file)).toEqual(layers);
  });
});
