import { readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';

/**
 * Finds the module that renders each page in the route table, so that no second table is needed.
 *
 * @param path - of the module that contains `const pages = { '/path': { bring: () => import('…') } }`; the loader of a
 * page can be a named function
 * @returns the import specifier of each page, by path
 */
export function pageRoots(path: string): ReadonlyMap<string, string> {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const named = new Map(
    declarationsOf(program).flatMap(({ id, init }) => (id.type === 'Identifier' ? [[id.name, init] as const] : [])),
  );
  const table = named.get('pages');
  if (table?.type !== 'ObjectExpression') throw new Error(`${path} has no table of pages.`);
  return new Map(
    table.properties.map((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Literal')
        throw new Error('The key of a page must be its path as a string literal.');
      const page = String(property.key.value);
      const brought =
        importsIn(property.value) ?? importsIn([...namesIn(property.value)].map((name) => named.get(name)));
      if (brought === null) throw new Error(`No loader found for ${page}.`);
      return [page, brought];
    }),
  );
}

const declarationsOf = ({ body }: ESTree.Program) =>
  body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []));

/** The first `import()` inside a node. */
function importsIn(node: unknown): string | null {
  for (const each of nodesIn(node)) {
    if (each.type === 'ImportExpression' && 'source' in each) {
      const source = each.source as ESTree.Expression;
      if (source.type === 'Literal') return String(source.value);
    }
  }
  return null;
}

function* namesIn(node: unknown): Generator<string> {
  for (const each of nodesIn(node)) if (each.type === 'Identifier' && 'name' in each) yield String(each.name);
}

function* nodesIn(node: unknown): Generator<{ readonly type: string }> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) yield node as { readonly type: string };
  for (const child of Object.values(node)) yield* nodesIn(child);
}
