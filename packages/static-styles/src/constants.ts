import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** Values of constants by name. */
export type Constants = ReadonlyMap<string, unknown>;
type Known = { readonly value: unknown };

/** The constants of a module whose values are known, including those that it imports by a relative path. */
export function constantsOf({ body }: ESTree.Program, path: string): Constants {
  const constants = new Map<string, unknown>([['undefined', undefined]]);
  for (const [name, value] of body.flatMap((node) => (node.type === 'ImportDeclaration' ? imported(node, path) : [])))
    constants.set(name, value);
  for (const { id, init } of body.flatMap(declarations)) {
    const known = init && valueOf(init, constants);
    if (known && id.type === 'Identifier') constants.set(id.name, known.value);
  }
  // A name that a function binds shadows the constant of the module.
  for (const name of boundNames(body)) constants.delete(name);
  return constants;
}

/** The names that functions bind: parameters and declarations. */
function boundNames(node: unknown, isInside = false): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => boundNames(part, isInside));
  if (typeof node !== 'object' || node === null) return [];
  const isFunction = 'params' in node;
  const bound = isFunction ? node.params : isInside && 'id' in node ? node.id : null;
  return [...identifiersIn(bound), ...Object.values(node).flatMap((part) => boundNames(part, isInside || isFunction))];
}

function identifiersIn(pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const own = 'type' in pattern && pattern.type === 'Identifier' && 'name' in pattern ? [String(pattern.name)] : [];
  return [...own, ...Object.values(pattern).flatMap(identifiersIn)];
}

function declarations(node: ESTree.Statement | ESTree.Directive): readonly ESTree.VariableDeclarator[] {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  return declared?.type === 'VariableDeclaration' && declared.kind === 'const' ? declared.declarations : [];
}

/** By file, since many modules import the same constants. */
const known = new Map<string, Constants>();

function constantsIn(file: string): Constants {
  const before = known.get(file);
  if (before) return before;
  // In a circle of imports, the module that is being read has no constants yet.
  known.set(file, new Map());
  const constants = constantsOf(parseSync(file, readFileSync(file, 'utf8')).program, file);
  known.set(file, constants);
  return constants;
}

function imported({ source, specifiers, importKind }: ESTree.ImportDeclaration, path: string): [string, unknown][] {
  if (importKind === 'type' || !source.value.startsWith('.')) return [];
  const file = ['.ts', '.tsx'].map((end) => resolve(dirname(path), source.value + end)).find(existsSync);
  if (!file) return [];
  const constants = constantsIn(file);
  return specifiers.flatMap((specifier) => {
    const name = specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? specifier.imported.name : '';
    return constants.has(name) ? [[specifier.local.name, constants.get(name)] as [string, unknown]] : [];
  });
}

/** The value of an expression of literals and constants; null if it is known only at run time. */
export function valueOf(node: ESTree.Node, constants: Constants): Known | null {
  switch (node.type) {
    case 'Literal':
      return { value: node.value };
    case 'TSAsExpression':
      return valueOf(node.expression, constants);
    case 'Identifier':
      return constants.has(node.name) ? { value: constants.get(node.name) } : null;
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'Literal' ? { value: -Number(node.argument.value) } : null;
    case 'TemplateLiteral':
      return textOf(node, constants);
    case 'ObjectExpression':
      return objectOf(node, constants);
    case 'ArrayExpression':
      return listOf(node, constants);
    case 'CallExpression':
      return recipeOf(node, constants);
    default:
      return null;
  }
}

function listOf({ elements }: ESTree.ArrayExpression, constants: Constants): Known | null {
  const known = elements.map((element) => element && valueOf(element, constants));
  return known.every((item) => item !== null) ? { value: known.map(({ value }) => value) } : null;
}

/** `defineRecipe` returns its argument. */
function recipeOf({ callee, arguments: given }: ESTree.CallExpression, constants: Constants): Known | null {
  const [recipe] = given;
  return recipe && callee.type === 'Identifier' && callee.name === 'defineRecipe' ? valueOf(recipe, constants) : null;
}

function textOf({ quasis, expressions }: ESTree.TemplateLiteral, constants: Constants): Known | null {
  const known = expressions.map((expression) => valueOf(expression, constants));
  if (known.includes(null)) return null;
  return {
    value: quasis
      .map(({ value }, index) => `${value.cooked}${(known[index]?.value ?? '') as string | number}`)
      .join(''),
  };
}

function objectOf({ properties }: ESTree.ObjectExpression, constants: Constants): Known | null {
  const object: Record<string, unknown> = {};
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const known = valueOf(property.argument, constants);
      if (!known) return null;
      Object.assign(object, known.value);
      continue;
    }
    const key = keyOf(property, constants);
    const known = valueOf(property.value, constants);
    if (key === null || !known) return null;
    object[key] = known.value;
  }
  return { value: object };
}

function keyOf({ key, computed }: ESTree.ObjectProperty, constants: Constants): string | null {
  if (!computed && key.type === 'Identifier') return key.name;
  const known = valueOf(key, constants);
  return known && String(known.value);
}
