// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileModule, createStyleSheet, declarationsOf, sharedRules } from '@signa/static-styles';
import { describe, expect, it } from 'vitest';
import { system } from '../src/platform/theme/system';

describe("the portal's merged style sheet", () => {
  it('gives every class of the portal its own declarations in an equivalent order', () => {
    const sheet = sheetOfPortal();
    const text = sharedRules(sheet.rules());
    const written = writtenFor(text);
    const own = new Map(
      [...sheet.rules()].map(([name, css]) => [name, declarationsOf(css, name).map(({ key }) => key)]),
    );
    const familyOf = new Map(
      [...sheet.rules()].flatMap(([name, css]) => declarationsOf(css, name)).map((each) => [each.key, each.family]),
    );
    const byFamily = (keys: readonly string[]) =>
      keys
        .map((key) => [familyOf.get(key) ?? '', key])
        .sort(([one = ''], [other = '']) => (one < other ? -1 : Number(one > other)));
    const wrong = [...own].filter(
      ([name, keys]) => JSON.stringify(byFamily(keys)) !== JSON.stringify(byFamily(written.get(name) ?? [])),
    );
    expect(wrong).toEqual([]);
    const keys = [...own.values()].flat();
    const declarations = text.split('\n').flatMap((line) => declarationsOf(line, 's'));
    expect(keys.length).toBeGreaterThan(3_000);
    // A few are written twice, for classes that need them in different orders.
    expect(declarations.length).toBeLessThan(keys.length / 3);
    expect(declarations.length).toBeLessThan(new Set(keys).size * 1.3);
  });
});

/** All classes of the portal's sources. */
function sheetOfPortal() {
  const folder = join(import.meta.dirname, '../src');
  const sheet = createStyleSheet(system);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.tsx') || name.includes('.test.')) continue;
    compileModule(readFileSync(join(folder, name), 'utf8'), join(folder, name), {
      system,
      classOf: sheet.classOf,
      recipeModule: 'compiled-recipe',
    });
  }
  return sheet;
}

/** The declarations of each class in a merged style sheet, in order. */
function writtenFor(sheet: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of sheet.split('\n')) {
    const names = [...new Set([...line.matchAll(/\.(s-\w+)/g)].map(([, name = '']) => name))];
    // The selectors of a rule differ only in the class.
    const [first = ''] = names;
    for (const { at, selector, text } of declarationsOf(line, first)) {
      const selectors = selector.split(',');
      const own = selectors.slice(0, selectors.length / names.length).join();
      for (const name of names) found.set(name, [...(found.get(name) ?? []), [...at, own, text].join('\n')]);
    }
  }
  return found;
}
