import { ambient, calls, limits, shapes, testShapes, uncheckedReads } from './forbidden-shapes.mjs';

/** A rule that reports each node that a selector matches, with that selector's message. */
const forbids = (forbidden) => ({
  create: (context) =>
    Object.fromEntries(
      forbidden.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
});

/** Reports every import except those in its option; `no-restricted-imports` cannot express "all but". */
const onlyImports = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const [{ allowed, message }] = context.options;
    const pattern = new RegExp(allowed, 'u');
    const check = (node) => {
      if (node.source && !pattern.test(node.source.value)) context.report({ node, message });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

/** Our own rules for oxlint, which reads a plugin from its default export. */
export default {
  meta: { name: 'signa' },
  rules: {
    shapes: forbids(shapes),
    ambient: forbids(ambient),
    limits: forbids(limits),
    calls: forbids(calls),
    'unchecked-reads': forbids(uncheckedReads),
    'test-shapes': forbids(testShapes),
    'only-imports': onlyImports,
  },
};
