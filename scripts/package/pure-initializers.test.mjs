import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { markPureInitializers } from './pure-initializers.mjs';

const marked = (code) => markPureInitializers(code, parseAst);
const pure = (value) => `/* @__PURE__ */ (() => (${value}))()`;

it('A-570 marks calls, constructions, templates, reads and spreads of top-level constants as pure', () => {
  expect(marked('const a = made();\nexport const b = new Set(a);')).toBe(
    `const a = ${pure('made()')};\nexport const b = ${pure('new Set(a)')};`,
  );
  expect(marked('const a = gql`x`, b = { c: table.row }, d = [...a];')).toBe(
    `const a = ${pure('gql`x`')}, b = ${pure('{ c: table.row }')}, d = ${pure('[...a]')};`,
  );
});

it('A-570 leaves plain values, functions, and what they call when they run', () => {
  const code =
    'const a = 1;\nconst b = { c: [a] };\nconst d = () => made();\nfunction e() { const f = made(); return f; }';
  expect(marked(code)).toBe(code);
});
