import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../place.mjs';
import { missingLines } from './follow.mjs';
import { stepsOf } from './steps.mjs';

const tutorial = readFileSync(at('docs/tutorial.md'), 'utf8');

const page = [
  'Create `src/a.ts`. It is short:',
  '',
  '```ts',
  'a();',
  '```',
  '```sh',
  'npm install a',
  'npx a',
  '```',
  'It prints:',
  '```text',
  'b',
  '```',
  '| field | enter |',
  '| ----- | ----- |',
  '| Drug  | c     |',
  'Select **Check**.',
  '',
].join('\n');

it('A-578 reads files, commands, output, fields and buttons in the order of the page', () => {
  expect(stepsOf(page)).toEqual([
    { does: 'write', name: 'src/a.ts', content: 'a();\n' },
    { does: 'run', command: 'npm install a' },
    { does: 'run', command: 'npx a' },
    { does: 'see', lines: ['b'] },
    { does: 'enter', field: 'Drug', value: 'c' },
    { does: 'select', button: 'Check' },
  ]);
});

it('A-578 leaves out no block of the tutorial, which installs the libraries and ends with findings in the page', () => {
  const steps = stepsOf(tutorial);
  const blocks = tutorial.match(/^```\w+$/gm).map((fence) => fence.slice(3));
  const isFile = (kind) => !['sh', 'text'].includes(kind);
  expect(steps.filter(({ does }) => does === 'write')).toHaveLength(blocks.filter(isFile).length);
  expect(steps.filter(({ does }) => does === 'see')).toHaveLength(blocks.filter((kind) => kind === 'text').length);
  const commands = steps.filter(({ does }) => does === 'run').map(({ command }) => command);
  expect(commands).toContain('npm install @signa/core @signa/sample-knowledge');
  expect(commands.at(-1)).toBe('npx vite');
  expect(steps.slice(-3).map(({ does }) => does)).toEqual(['enter', 'select', 'see']);
});

it('A-578 names the lines that were expected and not shown', () => {
  expect(missingLines(['a', 'b'], ['b', 'c'])).toEqual(['a']);
});
