import typescript from 'typescript';

const { SyntaxKind } = typescript;

/** A mapped type like `Partial` whose properties may also be `undefined`. */
const helper = 'type OrUndefined<T> = { [K in keyof T]?: T[K] | undefined };\n';

const isUndefined = ({ kind }) => kind === SyntaxKind.UndefinedKeyword;
const isOpen = (type) => isUndefined(type) || (typescript.isUnionTypeNode(type) && type.types.some(isUndefined));
const needsParentheses = (type) =>
  typescript.isFunctionTypeNode(type) ||
  typescript.isConstructorTypeNode(type) ||
  typescript.isConditionalTypeNode(type) ||
  typescript.isInferTypeNode(type);

const isOptional = (node) =>
  (typescript.isPropertySignature(node) ||
    typescript.isPropertyDeclaration(node) ||
    typescript.isMappedTypeNode(node)) &&
  node.questionToken !== undefined &&
  node.questionToken.kind !== SyntaxKind.MinusToken &&
  node.type !== undefined;

/** Insertions of text, by position, that open the optional properties of a file. */
function insertionsOf(source) {
  const insertions = [];
  const insert = (at, text) => insertions.push({ at, text });
  function visit(node) {
    if (isOptional(node) && !isOpen(node.type)) {
      const [before, after] = needsParentheses(node.type) ? ['(', ') | undefined'] : ['', ' | undefined'];
      if (before !== '') insert(node.type.getStart(source), before);
      insert(node.type.end, after);
    }
    if (typescript.isTypeReferenceNode(node) && node.typeName.getText(source) === 'Partial')
      insertions.push({ at: node.typeName.getStart(source), text: 'OrUndefined', over: 'Partial'.length });
    typescript.forEachChild(node, visit);
  }
  visit(source);
  return insertions;
}

/**
 * Lets every optional property of declarations also be `undefined`. This repository compiles without
 * `exactOptionalPropertyTypes`, where the two are the same; a program that compiles with it could otherwise not pass on
 * what an answer of the API has.
 *
 * @param text - a declaration file
 * @returns it, with `| undefined` in the type of each optional property
 */
export function openOptionalProperties(text) {
  const source = typescript.createSourceFile('types.d.ts', text, typescript.ScriptTarget.Latest, true);
  const insertions = insertionsOf(source);
  const opened = insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((one, other) => other.at - one.at || other.order - one.order)
    .reduce((code, { at, text: added, over = 0 }) => code.slice(0, at) + added + code.slice(at + over), text);
  return insertions.some(({ over }) => over !== undefined) ? opened + helper : opened;
}
