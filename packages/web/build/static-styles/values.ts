import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** Constants by name, with their values. */
export type Constants = ReadonlyMap<string, unknown>;
type Known = { readonly value: unknown };

/** What a module says outright of its constants, and what the modules beside it say of those that it imports. */
export function constantsOf({ body }: ESTree.Program, path: string): Constants {
  const constants = new Map<string, unknown>([['undefined', undefined]]);
  for (const [name, value] of body.flatMap((node) => (node.type === 'ImportDeclaration' ? imported(node, path) : [])))
    constants.set(name, value);
  for (const { id, init } of body.flatMap(declarations)) {
    const known = init && valueOf(init, constants);
    if (known && id.type === 'Identifier') constants.set(id.name, known.value);
  }
  // What a function calls its own is no constant, whatever else goes by that name.
  for (const name of ownNames(body)) constants.delete(name);
  return constants;
}

/** The names that functions bind: their parameters, and what they declare. */
function ownNames(node: unknown, isInside = false): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => ownNames(part, isInside));
  if (typeof node !== 'object' || node === null) return [];
  const isFunction = 'params' in node;
  const bound = isFunction ? node.params : isInside && 'id' in node ? node.id : null;
  return [...identifiersIn(bound), ...Object.values(node).flatMap((part) => ownNames(part, isInside || isFunction))];
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

/** By file: many modules take the same constants, and each would read all that stands behind them. */
const known = new Map<string, Constants>();

function constantsIn(file: string): Constants {
  const before = known.get(file);
  if (before) return before;
  // Who imports the one that imports it learns nothing from it.
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

/** The value of an expression of literals and constants; null where it is only known when it is run. */
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

/** `defineRecipe` hands back what it is given. */
function recipeOf({ callee, arguments: given }: ESTree.CallExpression, constants: Constants): Known | null {
  const [recipe] = given;
  return recipe && callee.type === 'Identifier' && callee.name === 'defineRecipe' ? valueOf(recipe, constants) : null;
}

function textOf({ quasis, expressions }: ESTree.TemplateLiteral, constants: Constants): Known | null {
  const known = expressions.map((expression) => valueOf(expression, constants));
  if (known.includes(null)) return null;
  return { value: quasis.map(({ value }, index) => `${value.cooked}${known[index]?.value ?? ''}`).join('') };
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
  const known = valueOf(key as ESTree.Node, constants);
  return known && String(known.value);
}
