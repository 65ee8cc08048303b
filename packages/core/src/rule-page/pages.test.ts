import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lifecycleChart } from '../base/chart/index.js';
import { lifecyclePages } from './lifecycles.js';
import { pageText } from './markdown.js';
import { index, pages } from './pages.js';

const file = (name: string) => fileURLToPath(new URL(`../../../../docs/rules/${name}.md`, import.meta.url));

it.each([index, ...pages])("A-373 A-374 docs/rules/$name.md matches the rules' results", async (page) => {
  await expect(pageText(page)).toMatchFileSnapshot(file(page.name));
});

it.each(lifecyclePages)('A-373 $title: every name in its diagram has a label, and every label is used', (life) => {
  const { machine, words } = life;
  const asked = new Set<string>();
  const noting = new Proxy({}, { get: (_, name) => void asked.add(String(name)) });
  lifecycleChart(machine, noting);
  const own = ['done', 'failed'];
  const named = (names: Iterable<string>) => [...names].filter((name) => !own.includes(name)).toSorted();
  expect(named(asked)).toEqual(named(Object.keys(words)));
});

it('A-373 no label contains a character with a meaning in Mermaid', () => {
  for (const { words } of lifecyclePages)
    for (const word of Object.values(words)) expect(word).toMatch(/^[^:;"\n#{}]+$/);
});
