import ts from 'typescript';

const testFunctions = ['it', 'test'];
const leading = /^\s*((?:[ACP]-\d{3}[\s,;:]*)+)/;

/** The ids at the start of a title: `'P-045 P-046 refuses …'`. */
export const idsOf = (title) => leading.exec(title)?.[1].match(/[ACP]-\d{3}/g) ?? [];

/** The text of a literal title, or of a template up to its first expression. */
function titleOf(node) {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (node && ts.isTemplateExpression(node)) return node.head.text;
  return undefined;
}

/** The name at the start of a call chain: `it` in `it`, `it.skip`, `it.each(rows)`, `test.prop([a])`. */
function rootOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee)) {
    return rootOf(callee.expression ?? callee.tag);
  }
  return undefined;
}

/** The local names of `it` and `test` in a file, which may import them under another name. */
function testNames(source) {
  const imported = source.statements
    .filter(ts.isImportDeclaration)
    .flatMap((statement) => statement.importClause?.namedBindings?.elements ?? []);
  const renamed = imported
    .filter((element) => testFunctions.includes(element.propertyName?.text))
    .map((element) => element.name.text);
  return new Set([...testFunctions, ...renamed]);
}

/** Whether a call skips its test: `it.skip(…)`, `it.todo(…)`. */
const leavesOut = (callee) => /\.(skip|todo|skipIf|runIf)\b/.test(callee.getText());

/**
 * Reads the tests of one file with the ids that their titles start with.
 *
 * @param text - the source, TypeScript or JavaScript
 * @returns for each test its title, ids and line; tests without an id have none, tests that are left out are not there
 */
export function readCitations(text, file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const names = testNames(source);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && names.has(rootOf(node.expression))) {
      const title = titleOf(node.arguments[0]);
      if (title !== undefined && !leavesOut(node.expression)) {
        found.push({
          title,
          ids: idsOf(title),
          file,
          line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The cases of core's rules for ports, and how core is packed, published and taught. */
const ofCore = /^(?:(?:packages\/fixtures\/src|scripts)\/vectors|scripts\/(?:package|tutorial))\//;

/** The layers that a test file covers: its package; a journey covers web and server. */
export function layersOf(file) {
  const path = file.replaceAll('\\', '/');
  if (ofCore.test(path)) return ['core'];
  if (path.startsWith('journeys/')) return ['web', 'server'];
  const name = /^packages\/([^/]+)\//.exec(path)?.[1];
  return name ? [name] : [];
}
