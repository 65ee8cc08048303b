// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withStaticElements } from './elements';
import { declarationsOf, sharedRules } from './shared-rules';
import { createSheet } from './static-styles';

const share = (rules: Record<string, string>) => sharedRules(new Map(Object.entries(rules)));

describe('declarations that several classes have', () => {
  it('are written once, for all of them', () => {
    expect(share({ a: '.a{color:red;margin:0;}', b: '.b{margin:0;color:red;}', c: '.c{margin:0;}' })).toBe(
      '.a,.b{color:red}\n.a,.b,.c{margin:0}',
    );
  });

  it('keep their at-rules and selectors, and signs inside of texts', () => {
    const css = `@media print{.a:hover>.a{content:"};";background:url(data:x;y);}}`;
    expect(share({ a: css })).toBe('@media print{.a:hover>.a{content:"};";background:url(data:x;y)}}');
  });

  it('keep the order of those that may overrule one another, if they are written twice for it', () => {
    expect(share({ a: '.a{padding:0;padding-left:1px;}', b: '.b{padding-left:1px;padding:0;}' })).toBe(
      '.a{padding:0}\n.a,.b{padding-left:1px}\n.b{padding:0}',
    );
  });

  it('of what an element says of others come before what these say of themselves', () => {
    expect(share({ a: '.a{color:red;}', b: '.b{margin:0;}.b>*{color:blue;}.x>.b:hover{color:red;}' })).toBe(
      '.b>*{color:blue}\n.a{color:red}\n.b{margin:0}\n.x>.b:hover{color:red}',
    );
  });

  it('are for every class of the portal what its own rules were, in an order that draws the same', () => {
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
    // Some are written twice, for classes that want them in another order.
    expect(declarations.length).toBeLessThan(keys.length / 3);
    expect(declarations.length).toBeLessThan(new Set(keys).size * 1.3);
  });
});

/** All classes of the portal's own sources. */
function sheetOfPortal() {
  const folder = join(import.meta.dirname, '../../src');
  const sheet = createSheet();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.tsx') || name.includes('.test.')) continue;
    withStaticElements(readFileSync(join(folder, name), 'utf8'), join(folder, name), sheet.classOf);
  }
  return sheet;
}

/** The declarations of each class in a shared sheet, in the order of the sheet. */
function writtenFor(sheet: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const line of sheet.split('\n')) {
    const names = [...new Set([...line.matchAll(/\.(s-\w+)/g)].map(([, name = '']) => name))];
    // The selectors of all classes stand side by side, each of the same form.
    const [first = ''] = names;
    for (const { at, selector, text } of declarationsOf(line, first)) {
      const selectors = selector.split(',');
      const own = selectors.slice(0, selectors.length / names.length).join();
      for (const name of names) found.set(name, [...(found.get(name) ?? []), [...at, own, text].join('\n')]);
    }
  }
  return found;
}
