import { expect, it } from 'vitest';
import { recipeFiles, recipesIn } from './recipes.mjs';

const page = [
  '# Title',
  '```ts',
  "import { one } from 'two';",
  'one();',
  '```',
  '```sh',
  'npm install two',
  '```',
  '```ts',
  'const three = 3;',
  '```',
  '',
].join('\n');

it('A-573 finds every TypeScript block of a page, as it is pasted', () => {
  expect(recipesIn(page)).toEqual([
    { line: 3, code: "import { one } from 'two';\none();\n" },
    { line: 10, code: 'const three = 3;\n' },
  ]);
});

it('A-573 compiles each as a module of its own, named after its line', () => {
  expect(recipeFiles('core-readme', page)).toEqual({
    'core-readme-3.ts': "import { one } from 'two';\none();\n",
    'core-readme-10.ts': 'const three = 3;\n\nexport {};\n',
  });
});
