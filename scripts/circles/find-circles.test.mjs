import { expect, it } from 'vitest';
import { importEdges, circlesOf, faultsOf } from './find-circles.mjs';

const tree = (files) => new Map(Object.entries(files));

it('compares folders where their paths diverge, and the files of a folder with its subfolders', () => {
  const arrows = importEdges(
    tree({
      'api/present/client.ts': ['api/context.ts', 'store/client/find.ts', 'api/present/staff.ts'],
      'main.ts': ['api/context.ts'],
    }),
  );
  expect(arrows.map(({ from, to }) => [from, to])).toEqual([
    ['api/present', 'api/.'],
    ['api', 'store'],
    ['.', 'api'],
  ]);
});

it('counts top-level files separately where they are commands and shared modules', () => {
  const imports = tree({ 'words.mjs': ['words/judge.mjs'], 'words/judge.mjs': ['place.mjs'], 'place.mjs': [] });
  expect(faultsOf(imports)).toHaveLength(1);
  expect(faultsOf(imports, { topFilesAlone: true })).toEqual([]);
  expect(
    faultsOf(tree({ ...Object.fromEntries(imports), 'place.mjs': ['words.mjs'] }), { topFilesAlone: true }),
  ).toEqual([expect.stringContaining('circle of place.mjs, words, words.mjs')]);
});

it('finds a cycle of two folders, of three, and none where all imports lead down', () => {
  const arrow = (text) => ({ from: text[0], to: text[1] });
  expect(circlesOf(['ab', 'ba', 'bc'].map(arrow))).toEqual([['a', 'b']]);
  expect(circlesOf(['ab', 'bc', 'ca', 'cd'].map(arrow))).toEqual([['a', 'b', 'c']]);
  expect(circlesOf(['ab', 'bc', 'ac'].map(arrow))).toEqual([]);
});

it('names the folders of each cycle', () => {
  const imports = tree({ 'part/a.ts': ['screen/b.ts'], 'screen/b.ts': ['part/a.ts'] });
  expect(faultsOf(imports)).toEqual([
    'circle of part, screen\n  part -> screen: part/a.ts -> screen/b.ts\n  screen -> part: screen/b.ts -> part/a.ts',
  ]);
});

it('finds no cycle where all folders lead down', () => {
  expect(faultsOf(tree({ 'screen/b.ts': ['part/a.ts'], 'part/a.ts': ['client/c.ts'] }))).toEqual([]);
});
