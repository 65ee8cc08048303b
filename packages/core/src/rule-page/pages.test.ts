import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lifecycleChart } from '../base/chart/index.js';
import { drawn } from './lifecycles.js';
import { pageText } from './markdown.js';
import { index, pages } from './pages.js';

const file = (name: string) => fileURLToPath(new URL(`../../../../docs/rules/${name}.md`, import.meta.url));

it.each([index, ...pages])('A-373 A-374 docs/rules/$name.md is what the rules answer', async (page) => {
  await expect(pageText(page)).toMatchFileSnapshot(file(page.name));
});

it.each(drawn)('A-373 $title: whatever its chart names has words, and no word is about something else', (life) => {
  const { machine, words } = life;
  const asked = new Set<string>();
  const noting = new Proxy({}, { get: (_, name) => void asked.add(String(name)) });
  lifecycleChart(machine, noting);
  const own = ['done', 'failed'];
  const named = (names: Iterable<string>) => [...names].filter((name) => !own.includes(name)).toSorted();
  expect(named(asked)).toEqual(named(Object.keys(words)));
});

it('A-373 no word of a chart holds a sign that ends it for Mermaid', () => {
  for (const { words } of drawn) for (const word of Object.values(words)) expect(word).toMatch(/^[^:;"\n#{}]+$/);
});
