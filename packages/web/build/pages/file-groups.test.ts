import { describe, expect, it } from 'vitest';
import { fileGroups } from './file-groups';
import { modulesNeeded } from './modules-needed';

/** Parses `a: b c, later d`: imports and dynamic imports of each module. */
const portal: Record<string, readonly [needed: string, later: string]> = {
  main: ['', 'list sheet about'],
  list: ['row rows', 'answer'],
  sheet: ['row', ''],
  about: ['', ''],
  answer: ['rows form', ''],
  form: ['', ''],
  row: ['', ''],
  rows: ['row', ''],
};
const split = (text = '') => text.split(' ').filter(Boolean);
const modules = modulesNeeded('main', (path) => ({
  needed: split(portal[path]?.[0]),
  later: split(portal[path]?.[1]),
}));
const namesOf = (sizes: Record<string, number>, always = ['main']) =>
  fileGroups(modules, always, (path) => sizes[path] ?? 1_000_000)
    .map((group) =>
      group.modules
        .map(({ path }) => path)
        .sort()
        .join(' '),
    )
    .sort();

describe('modules', () => {
  it('are needed by the roots that import them, and no root needs its dynamic imports', () => {
    const rootsOf = Object.fromEntries(modules.map(({ path, roots }) => [path, [...roots].sort().join(' ')]));
    expect(rootsOf).toEqual({
      main: 'main',
      list: 'list',
      sheet: 'sheet',
      about: 'about',
      answer: 'answer',
      row: 'answer list sheet',
      rows: 'answer list',
      form: 'answer',
    });
  });

  it('share a file if exactly the same roots need them', () => {
    expect(namesOf({})).toEqual(['about', 'answer form', 'list', 'main', 'row', 'rows', 'sheet']);
  });

  it('also share a file if a request costs more than the bytes loaded unnecessarily', () => {
    expect(namesOf({ row: 1_000, rows: 1_000 })).toEqual(['about', 'answer form', 'list', 'main', 'row rows', 'sheet']);
  });

  it('count imports of a file as loaded unnecessarily too', () => {
    const small = { list: 1_000, rows: 1_000, row: 1_000, answer: 1_000 };
    expect(namesOf({ ...small, form: 1_000 })).toContain('answer form list row rows');
    expect(namesOf({ ...small, form: 1_000_000 })).toContain('answer form');
  });

  it('of a root that every user loads have their own file', () => {
    expect(namesOf({ row: 1_000, rows: 1_000 }, ['main', 'sheet'])).toContain('row sheet');
  });
});
