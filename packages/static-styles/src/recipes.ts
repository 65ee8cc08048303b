import type { ESTree } from 'vite';
import { valueOf, type Constants } from './constants.js';
import type { Recipe, StyleSystem, Styles } from './system.js';

type Selection = Readonly<Record<string, string>>;

/** Recipes with more combinations of variants are left to Chakra. */
const maxCombinations = 100;

/** A call `chakra('button', recipe)` whose recipe is known from the source. */
export interface RecipeCall {
  readonly span: ESTree.Span;
  /** The first argument, as in the source: a tag name in quotes or a component. */
  readonly element: string;
  /** The default value of each variant. */
  readonly defaults: Selection;
  /** The styles of each combination; its key is the values of the variants, joined in the order of `defaults`. */
  readonly combinations: ReadonlyMap<string, Styles>;
}

/** What is needed to evaluate a recipe of one module. */
interface ModuleContext {
  readonly source: string;
  readonly constants: Constants;
  readonly system: Pick<StyleSystem, 'cva'>;
}

/** The recipes that a module creates elements with. */
export function recipeCallsOf({ body }: ESTree.Program, module: ModuleContext): RecipeCall[] {
  return body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'VariableDeclaration') return [];
    return node.declarations.flatMap(({ init }) => (init ? recipeCall(init, module) : []));
  });
}

function recipeCall(node: ESTree.Expression, { source, constants, system }: ModuleContext): RecipeCall[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'chakra') return [];
  const [element, written, ...more] = node.arguments;
  const known = written && more.length === 0 ? valueOf(written, constants) : null;
  if (!element || !known) return [];
  const recipe = known.value as Recipe;
  const combinations = combinationsOf(recipe, system);
  if (!combinations) return [];
  const text = source.slice(element.start, element.end);
  return [{ span: node, element: text, defaults: defaultsOf(recipe), combinations }];
}

function defaultsOf({ variants = {}, defaultVariants = {} }: Recipe): Selection {
  const given = defaultVariants as Readonly<Record<string, string | boolean>>;
  return Object.fromEntries(Object.keys(variants).map((name) => [name, String(given[name] ?? '')]));
}

/** Every combination of the variants' values, including unset ones; null if there are too many. */
function combinationsOf(recipe: Recipe, system: ModuleContext['system']): ReadonlyMap<string, Styles> | null {
  const variants = Object.entries((recipe.variants ?? {}) as Record<string, Record<string, unknown>>);
  const choices = variants.reduce<readonly (readonly string[])[]>(
    (before, [, options]) =>
      before.flatMap((chosen) => ['', ...Object.keys(options)].map((option) => [...chosen, option])),
    [[]],
  );
  if (choices.length > maxCombinations) return null;
  const stylesOf = system.cva(recipe);
  return new Map(
    choices.map((chosen) => {
      const selection = variants.flatMap(([name], index) => (chosen[index] ? [[name, chosen[index]] as const] : []));
      return [chosen.join('|'), stylesOf(Object.fromEntries(selection))];
    }),
  );
}
