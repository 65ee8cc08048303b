import type { ESTree } from 'vite';
import { system } from '../../src/platform/theme/system';
import { valueOf, type Constants } from './values';

/** What Chakra takes for styles. */
export type Styles = Parameters<typeof system.css>[number];
type Recipe = Parameters<typeof system.cva>[0];
type Selection = Readonly<Record<string, string>>;

/** A recipe with more looks than this is made in the browser. */
const looksAtMost = 100;

/** `chakra('button', recipe)` whose recipe stands in the source. */
export interface RecipeCall {
  readonly span: ESTree.Span;
  /** What it draws, as it is written: a text or a component. */
  readonly element: string;
  /** How it looks when nothing is chosen, by the names of its variants. */
  readonly usual: Selection;
  /** The styles of each look, by what is chosen of each variant, in the order of `usual`. */
  readonly looks: ReadonlyMap<string, Styles>;
}

/** The recipes that a module makes elements of. */
export function recipeCallsOf({ body }: ESTree.Program, source: string, constants: Constants): RecipeCall[] {
  return body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'VariableDeclaration') return [];
    return node.declarations.flatMap(({ init }) => (init ? recipeCall(init, source, constants) : []));
  });
}

function recipeCall(node: ESTree.Expression, source: string, constants: Constants): RecipeCall[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'chakra') return [];
  const [element, written, ...more] = node.arguments;
  const known = written && more.length === 0 ? valueOf(written, constants) : null;
  if (!element || !known) return [];
  const recipe = known.value as Recipe;
  const looks = looksOf(recipe);
  if (!looks) return [];
  return [{ span: node, element: source.slice(element.start, element.end), usual: usualOf(recipe), looks }];
}

function usualOf({ variants = {}, defaultVariants = {} }: Recipe): Selection {
  const given = defaultVariants as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(variants).map((name) => [name, String(given[name] ?? '')]));
}

/** Every choice that its variants allow, one that is left open among them. */
function looksOf(recipe: Recipe): ReadonlyMap<string, Styles> | null {
  const variants = Object.entries((recipe.variants ?? {}) as Record<string, Record<string, unknown>>);
  const choices = variants.reduce<readonly (readonly string[])[]>(
    (before, [, options]) =>
      before.flatMap((chosen) => ['', ...Object.keys(options)].map((option) => [...chosen, option])),
    [[]],
  );
  if (choices.length > looksAtMost) return null;
  const look = system.cva(recipe);
  return new Map(
    choices.map((chosen) => {
      const selection = chosen.map(
        (option, index) => [variants[index]?.[0], option === '' ? undefined : option] as const,
      );
      return [chosen.join('|'), look(Object.fromEntries(selection)) as Styles];
    }),
  );
}
