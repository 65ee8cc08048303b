import { ambient, calls, limits, shapes, testShapes, uncheckedReads } from './forbidden-shapes.mjs';

/** A rule that reports what any of the selectors matches, with the message of that selector. */
const forbids = (forbidden) => ({
  create: (context) =>
    Object.fromEntries(
      forbidden.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
});

/** Reports every import but those that its option allows; `no-restricted-imports` knows no expression for "all but". */
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

/** Rules of our own, for oxlint, which takes a plugin from its default export. */
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
