import { expect, it } from 'vitest';
import { domainValues } from './domain-values.mjs';
import { webDecisions } from './web-decisions.mjs';

const values = new Set(['Draft', 'serious']);
const found = (path, text) => webDecisions([{ path, text }], values);
const path = 'packages/web/src/screen/a.tsx';

it.each([
  `const isDraft = code === 'Draft';`,
  `if ('serious' !== grade) return;`,
  `switch (grade) {\n  case 'serious':\n}`,
  `grades.includes('serious')`,
])('finds a comparison with a domain value: %s', (text) => {
  expect(Object.keys(found(path, text))).toEqual([path]);
});

it('reports the line', () => {
  expect(found(path, `\n\nconst isDraft = code === 'Draft';`)[path]).toMatchObject([{ line: 3 }]);
});

it('ignores other texts, tests and the other packages', () => {
  expect(found(path, `key === 'Enter'`)).toEqual({});
  expect(found('packages/web/src/screen/a.test.tsx', `code === 'Draft'`)).toEqual({});
  expect(found('packages/core/src/a.ts', `code === 'Draft'`)).toEqual({});
});

it('throws for a list that core no longer declares', () => {
  expect(() => domainValues([])).toThrow('No file of core declares');
});
