/** Expressions that a bundler keeps in a module of which nothing is imported, because running them could have an effect. */
const runs = new Set([
  'CallExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'MemberExpression',
  'SpreadElement',
]);
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

function mayRun(node) {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(mayRun);
  return !isFunction(node) && (runs.has(node.type) || Object.values(node).some(mayRun));
}

/**
 * Marks the initial values of top-level constants as free of effects, so that a bundler drops those that nothing uses.
 * `sideEffects: false` says that about whole modules only, and a library of few files has few modules.
 *
 * @param code - a module
 * @param parse - parses it to an ESTree program
 * @returns the module, with each such value in a function that is annotated as pure
 */
export function markPureInitializers(code, parse) {
  const values = parse(code)
    .body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .filter(({ id, init }) => id.type === 'Identifier' && init !== null && mayRun(init));
  return values
    .toReversed()
    .reduce(
      (text, { init: { start, end } }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    );
}
