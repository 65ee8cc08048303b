import { fileURLToPath } from 'node:url';
import isPropValid from '@emotion/is-prop-valid';
import MagicString from 'magic-string';
import { parseSync, type ESTree } from 'vite';
import { isWithAnother } from '../../src/platform/theme/prepared';
import { system } from '../../src/platform/theme/system';
import { recipeCallsOf, type RecipeCall, type Styles } from './recipes';
import { constantsOf, valueOf, type Constants } from './values';

/** What is written at an attribute, as far as it is known before it is drawn. */
type Written = { readonly value: unknown } | { readonly test: string; readonly values: readonly [unknown, unknown] };
type ClassOf = (styles: readonly Styles[]) => string;

/** More questions would be more classes than an element saves. */
const questionsAtMost = 2;

/** What neither styles nor HTML know. */
const isForReact = (name: string) => ['key', 'ref', 'children'].includes(name);
const mayBeForwarded = (name: string) => isForReact(name) || (isPropValid(name) && !system.isValidProperty(name));
const preparedModule = fileURLToPath(new URL('../../src/platform/theme/prepared.tsx', import.meta.url));
/** Chakra forwards more to these than to others. */
const withOwnAttributes = ['path', 'text', 'circle', 'rect', 'ellipse', 'g', 'stop'];

/**
 * Puts plain elements with a class in place of Chakra's where all styles stand in the source, so that nothing has to
 * be found out about them when they are drawn; the elements of recipes get their classes with them.
 *
 * @param source - of a module with JSX
 * @param path - of its file, where the constants that it imports are found from
 * @param classOf - the class of styles
 * @returns the module, or null when it draws nothing like that
 */
export function withStaticElements(source: string, path: string, classOf: ClassOf): MagicString | null {
  if (!/import \{[^}]*\bchakra\b[^}]*\} from '@chakra-ui\/react'/.test(source)) return null;
  const { program } = parseSync(path, source);
  const constants = constantsOf(program, path);
  const changed = new MagicString(source);
  const replace = ({ start, end }: ESTree.Span, text: string) => changed.overwrite(start, end, text);
  for (const element of elementsOf(program)) {
    const attributes = attributesOf(element.openingElement, source, constants);
    if (!attributes) continue;
    const { openingElement, closingElement } = element;
    const tag = tagOf(openingElement.name) ?? '';
    replace(openingElement.name, tag);
    for (const attribute of attributes.removed) changed.remove(attribute.start, attribute.end);
    const end = openingElement.attributes.at(-1)?.end ?? openingElement.name.end;
    changed.appendRight(end, classAttribute(attributes.styles, classOf));
    if (closingElement) replace(closingElement.name, tag);
  }
  const calls = recipeCallsOf(program, source, constants);
  for (const call of calls) prepare(changed, call, classOf);
  if (calls.length > 0) changed.prepend(`import { prepared } from '${preparedModule}';\n`);
  return changed.hasChanged() ? changed : null;
}

function prepare(changed: MagicString, { span, element, usual, looks }: RecipeCall, classOf: ClassOf) {
  const classes = Object.fromEntries([...looks].map(([chosen, styles]) => [chosen, classOf([styles])]));
  changed
    .appendLeft(span.start, 'prepared(')
    .appendRight(span.end, `, ${element}, ${JSON.stringify({ usual, classes })})`);
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
      if (tag !== undefined && !withOwnAttributes.includes(tag)) found.push(element);
    }
    Object.values(node).forEach(visit);
  };
  visit(program.body);
  return found;
}

/** The attributes of styles with what they say, and where they stand; null when something is only known later. */
function attributesOf({ attributes }: ESTree.JSXOpeningElement, source: string, constants: Constants) {
  const styles = new Map<string, Written>();
  const removed: ESTree.Span[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return null;
    const { name } = attribute.name;
    if (isWithAnother(name)) return null;
    if (mayBeForwarded(name)) continue;
    const written = system.isValidProperty(name) ? writtenAt(attribute.value, source, constants) : null;
    if (!written) return null;
    styles.set(name, written);
    removed.push(attribute);
  }
  return questionsOf(styles).length > questionsAtMost ? null : { styles, removed };
}

function writtenAt(value: ESTree.JSXAttribute['value'], source: string, constants: Constants): Written | null {
  if (value === null) return { value: true };
  const node = value.type === 'JSXExpressionContainer' ? value.expression : value;
  const asked = conditionalIn(node);
  if (!asked) return valueOf(node, constants);
  const wordsOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  const test = wordsOf(asked.test);
  const isAsked = (other: ESTree.ConditionalExpression) => wordsOf(other.test) === test;
  const first = valueOf(decided(node, isAsked, 'consequent'), constants);
  const second = valueOf(decided(node, isAsked, 'alternate'), constants);
  return first && second && { test, values: [first.value, second.value] };
}

const isConditional = (node: object): node is ESTree.ConditionalExpression =>
  'type' in node && node.type === 'ConditionalExpression';

/** The first condition in an expression: it may stand deep in a rule. */
function conditionalIn(node: unknown): ESTree.ConditionalExpression | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (isConditional(node)) return node;
  for (const part of Object.values(node)) {
    const found = conditionalIn(part);
    if (found) return found;
  }
  return undefined;
}

/** An expression as it reads once one of its conditions is answered. */
function decided<Node>(
  node: Node,
  isAsked: (node: ESTree.ConditionalExpression) => boolean,
  answer: 'consequent' | 'alternate',
): Node {
  if (typeof node !== 'object' || node === null) return node;
  const within = <Part>(part: Part): Part => decided(part, isAsked, answer);
  if (Array.isArray(node)) return node.map(within) as Node;
  if (isConditional(node) && isAsked(node)) return within(node[answer]) as Node;
  return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, within(part)])) as Node;
}

/** The conditions that styles depend on, as they are written. */
const questionsOf = (styles: ReadonlyMap<string, Written>): string[] => [
  ...new Set([...styles.values()].flatMap((written) => ('test' in written ? [written.test] : []))),
];

function classAttribute(styles: ReadonlyMap<string, Written>, classOf: ClassOf): string {
  const value = classValue(styles, questionsOf(styles), classOf);
  return value === "''" ? '' : ` className={${value}}`;
}

/** The class of styles, as the answers to the questions choose it. */
function classValue(
  styles: ReadonlyMap<string, Written>,
  [test, ...others]: readonly string[],
  classOf: ClassOf,
): string {
  if (test === undefined) return `'${classOf(asGiven(styles))}'`;
  const [first, second] = ([0, 1] as const).map((choice) =>
    classValue(answered(styles, test, choice), others, classOf),
  );
  return first === second ? (first ?? '') : `(${test}) ? ${first} : ${second}`;
}

const answered = (styles: ReadonlyMap<string, Written>, test: string, choice: 0 | 1): ReadonlyMap<string, Written> =>
  new Map(
    [...styles].map(([name, written]) => [
      name,
      'test' in written && written.test === test ? { value: written.values[choice] } : written,
    ]),
  );

/** In the order in which Chakra lets them win. */
function asGiven(styles: ReadonlyMap<string, Written>): Styles[] {
  const given = [...styles].map(([name, written]) => [name, 'value' in written ? written.value : undefined] as const);
  const { css, ...own } = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Record<
    string,
    Styles | readonly Styles[]
  >;
  return [css ?? [], own as Styles].flat();
}
