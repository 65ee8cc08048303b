import { readFileSync } from 'node:fs';
import { parseSync, type ESTree } from 'vite';

/**
 * The module that each page is drawn by, read from the table of pages itself, so that nobody keeps a second one.
 *
 * @param path - of the module that says `const pages = { '/path': { bring: () => import('…') } }`; what brings a page
 * may have a name of its own
 * @returns what stands in the `import()`, by path
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
        throw new Error('A page is named by its path, as a text.');
      const page = String(property.key.value);
      const brought =
        importsIn(property.value) ?? importsIn([...namesIn(property.value)].map((name) => named.get(name)));
      if (brought === null) throw new Error(`Nothing says what brings ${page}.`);
      return [page, brought];
    }),
  );
}

const declarationsOf = ({ body }: ESTree.Program) =>
  body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []));

/** The first `import()` below a node. */
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
