import isPropValid from '@emotion/is-prop-valid';
import MagicString from 'magic-string';
import { parseSync, type ESTree } from 'vite';
import { constantsOf, valueOf, type Constants } from './constants.js';
import { recipeCallsOf, type RecipeCall } from './recipes.js';
import { replacesElement } from './replaces-element.js';
import type { StyleSystem, Styles } from './system.js';

/** The value of an attribute: known, or one of two that a condition selects. */
type Written = { readonly value: unknown } | { readonly test: string; readonly values: readonly [unknown, unknown] };
type ClassOf = (styles: readonly Styles[]) => string;

interface CompileOptions {
  readonly system: StyleSystem;
  /** Returns the class of a set of styles. */
  readonly classOf: ClassOf;
  /** The path of the application's module that exports `compiledRecipe`. */
  readonly recipeModule: string;
}

/** What is needed to evaluate the attributes of one module. */
interface ModuleContext {
  readonly source: string;
  readonly constants: Constants;
  readonly system: StyleSystem;
}

/** Each condition doubles the classes of an element; more than two cost more than they save. */
const maxConditions = 2;

const isForReact = (name: string) => ['key', 'ref', 'children'].includes(name);
/** Chakra passes additional properties on to these elements. */
const elementsWithOwnAttributes = ['path', 'text', 'circle', 'rect', 'ellipse', 'g', 'stop'];

/**
 * Replaces Chakra's elements by plain ones with a class where all styles are known from the source, and adds the
 * computed classes to recipes.
 *
 * @param source - the source of a module with JSX
 * @param path - its file, for resolving the constants that it imports
 * @returns the changed module, or null if there is nothing to compile
 */
export function compileModule(source: string, path: string, options: CompileOptions): MagicString | null {
  if (!/import \{[^}]*\bchakra\b[^}]*\} from '@chakra-ui\/react'/.test(source)) return null;
  const { system, classOf, recipeModule } = options;
  const { program } = parseSync(path, source);
  const module = { source, constants: constantsOf(program, path), system };
  const changed = new MagicString(source);
  const replace = ({ start, end }: ESTree.Span, text: string) => changed.overwrite(start, end, text);
  for (const element of elementsOf(program)) {
    const attributes = attributesOf(element.openingElement, module);
    if (!attributes) continue;
    const { openingElement, closingElement } = element;
    const tag = tagOf(openingElement.name) ?? '';
    replace(openingElement.name, tag);
    for (const attribute of attributes.removed) changed.remove(attribute.start, attribute.end);
    const end = openingElement.attributes.at(-1)?.end ?? openingElement.name.end;
    changed.appendRight(end, classAttribute(attributes.styles, classOf));
    if (closingElement) replace(closingElement.name, tag);
  }
  const calls = recipeCallsOf(program, module);
  for (const call of calls) wrapRecipe(changed, call, classOf);
  if (calls.length > 0) changed.prepend(`import { compiledRecipe } from '${recipeModule}';\n`);
  return changed.hasChanged() ? changed : null;
}

function wrapRecipe(changed: MagicString, { span, element, defaults, combinations }: RecipeCall, classOf: ClassOf) {
  const classes = Object.fromEntries([...combinations].map(([chosen, styles]) => [chosen, classOf([styles])]));
  changed
    .appendLeft(span.start, 'compiledRecipe(')
    .appendRight(span.end, `, ${element}, ${JSON.stringify({ defaults, classes })})`);
}

function tagOf(name: ESTree.JSXElementName): string | undefined {
  if (name.type !== 'JSXMemberExpression') return undefined;
  const { object, property } = name;
  return object.type === 'JSXIdentifier' && object.name === 'chakra' ? property.name : undefined;
}

function elementsOf(program: ESTree.Program): ESTree.JSXElement[] {
  const found: ESTree.JSXElement[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'JSXElement') {
      const element = node as ESTree.JSXElement;
      const tag = tagOf(element.openingElement.name);
      if (tag !== undefined && !elementsWithOwnAttributes.includes(tag)) found.push(element);
    }
    Object.values(node).forEach(visit);
  };
  visit(program.body);
  return found;
}

/** The style attributes of an element and their positions; null if a value is known only at run time. */
function attributesOf({ attributes }: ESTree.JSXOpeningElement, module: ModuleContext) {
  const { system } = module;
  const isForwarded = (name: string) => isForReact(name) || (isPropValid(name) && !system.isValidProperty(name));
  const styles = new Map<string, Written>();
  const removed: ESTree.Span[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return null;
    const { name } = attribute.name;
    if (replacesElement(name)) return null;
    if (isForwarded(name)) continue;
    const written = system.isValidProperty(name) ? writtenAt(attribute.value, module) : null;
    if (!written) return null;
    styles.set(name, written);
    removed.push(attribute);
  }
  return conditionsOf(styles).length > maxConditions ? null : { styles, removed };
}

function writtenAt(value: ESTree.JSXAttribute['value'], { source, constants }: ModuleContext): Written | null {
  if (value === null) return { value: true };
  const node = value.type === 'JSXExpressionContainer' ? value.expression : value;
  const conditional = conditionalIn(node);
  if (!conditional) return valueOf(node, constants);
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const test = textOf(conditional.test);
  const hasSameTest = (other: ESTree.ConditionalExpression) => textOf(other.test) === test;
  const first = valueOf(decided(node, hasSameTest, 'consequent'), constants);
  const second = valueOf(decided(node, hasSameTest, 'alternate'), constants);
  return first && second && { test, values: [first.value, second.value] };
}

const isConditional = (node: object): node is ESTree.ConditionalExpression =>
  'type' in node && node.type === 'ConditionalExpression';

/** The first condition in an expression, which may be nested in a rule. */
function conditionalIn(node: unknown): ESTree.ConditionalExpression | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (isConditional(node)) return node;
  for (const part of Object.values(node)) {
    const found = conditionalIn(part);
    if (found) return found;
  }
  return undefined;
}

/** An expression with one of its conditions replaced by a branch. */
function decided<Node>(
  node: Node,
  matches: (node: ESTree.ConditionalExpression) => boolean,
  branch: 'consequent' | 'alternate',
): Node {
  if (typeof node !== 'object' || node === null) return node;
  const within = <Part>(part: Part): Part => decided(part, matches, branch);
  if (Array.isArray(node)) return node.map(within) as Node;
  if (isConditional(node) && matches(node)) return within(node[branch]) as Node;
  return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, within(part)])) as Node;
}

/** The source text of the conditions that styles depend on. */
const conditionsOf = (styles: ReadonlyMap<string, Written>): string[] => [
  ...new Set([...styles.values()].flatMap((written) => ('test' in written ? [written.test] : []))),
];

function classAttribute(styles: ReadonlyMap<string, Written>, classOf: ClassOf): string {
  const value = classValue(styles, conditionsOf(styles), classOf);
  return value === "''" ? '' : ` className={${value}}`;
}

/** The expression that selects the class of styles by their conditions. */
function classValue(
  styles: ReadonlyMap<string, Written>,
  [test, ...others]: readonly string[],
  classOf: ClassOf,
): string {
  if (test === undefined) return `'${classOf(asGiven(styles))}'`;
  const [first, second] = ([0, 1] as const).map((choice) =>
    classValue(resolved(styles, test, choice), others, classOf),
  );
  return first === second ? (first ?? '') : `(${test}) ? ${first} : ${second}`;
}

const resolved = (styles: ReadonlyMap<string, Written>, test: string, choice: 0 | 1): ReadonlyMap<string, Written> =>
  new Map(
    [...styles].map(([name, written]) => [
      name,
      'test' in written && written.test === test ? { value: written.values[choice] } : written,
    ]),
  );

/** The styles in Chakra's order of precedence. */
function asGiven(styles: ReadonlyMap<string, Written>): Styles[] {
  const given = [...styles].map(([name, written]) => [name, 'value' in written ? written.value : undefined] as const);
  const { css, ...own } = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<
    string,
    Styles | readonly Styles[]
  >;
  return [css ?? [], own as Styles].flat();
}
