import isPropValid from '@emotion/is-prop-valid';
import type { ElementType } from 'react';
import { system } from './system';

type Props = Readonly<Record<string, unknown>>;
type Choice = string | boolean | undefined;

/** The classes of a recipe that the build made, by what is chosen of each variant in the order of `usual`. */
interface RecipeClasses {
  readonly usual: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<string, string>>;
}

/** Whether a property draws another element, or one with another class, than what is written says. */
export const isWithAnother = (name: string) => ['as', 'asChild', 'className'].includes(name);

/** What elements of recipes are given most: the theme need not be there to know that these are no styles. */
export const noStyles: ReadonlySet<string> = new Set([
  ...[
    'children',
    'key',
    'ref',
    'style',
    'id',
    'type',
    'to',
    'state',
    'href',
    'role',
    'title',
    'name',
    'value',
    'hidden',
  ],
  ...['tabIndex', 'disabled', 'checked', 'placeholder', 'autoComplete', 'spellCheck', 'inputMode', 'maxLength'],
]);
const saysNoStyle = (name: string) => noStyles.has(name) || /^(?:on[A-Z]|aria-|data-)/.test(name);
const known = new Map<string, boolean>();

function saysMore(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const answer = isWithAnother(name) || (!saysNoStyle(name) && system.isValidProperty(name));
  known.set(name, answer);
  return answer;
}

/**
 * An element of a recipe with the classes that the build made of it (`build/static-styles` writes the calls).
 *
 * @param Whole - Chakra's element of the recipe: it draws what has styles beside it, or a look that the build does not know
 */
export function prepared(Whole: ElementType, Plain: ElementType, { usual, classes }: RecipeClasses) {
  const variants = Object.keys(usual);
  const isTag = typeof Plain === 'string';
  return function Prepared(props: Props) {
    const className = classes[variants.map((name) => String((props[name] as Choice) ?? usual[name])).join('|')];
    if (className === undefined) return <Whole {...props} />;
    const own: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (variants.includes(name)) continue;
      if (saysMore(name)) return <Whole {...props} />;
      if (!isTag || isPropValid(name)) own[name] = value;
    }
    return <Plain {...own} className={className} />;
  };
}
