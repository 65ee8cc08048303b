import isPropValid from '@emotion/is-prop-valid';
import type { ElementType } from 'react';
import { replacesElement } from './replaces-element.js';
import type { StyleSystem } from './system.js';

type Props = Readonly<Record<string, unknown>>;
type Choice = string | boolean | undefined;

/** The classes of a recipe by its variants' values, joined in the order of `defaults`. */
export interface RecipeClasses {
  readonly defaults: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<string, string>>;
}

/**
 * The most frequent properties of elements with a recipe. None is a style, which is known here so that the theme need
 * not be assembled to find out.
 */
export const notStyles: ReadonlySet<string> = new Set([
  ...['children', 'key', 'ref', 'style', 'id', 'type', 'to', 'state', 'href', 'role', 'title', 'name', 'value'],
  ...['hidden', 'tabIndex', 'disabled', 'checked', 'placeholder', 'autoComplete', 'spellCheck', 'inputMode'],
  'maxLength',
]);

const isNotStyle = (name: string) => notStyles.has(name) || /^(?:on[A-Z]|aria-|data-)/.test(name);

/**
 * Creates the function that compiled modules call for each recipe.
 *
 * @param system - the application's Chakra system; it may assemble its theme when `isValidProperty` is first called
 */
export function compiledRecipeOf(system: Pick<StyleSystem, 'isValidProperty'>) {
  const cached = new Map<string, boolean>();
  const needsChakra = (name: string): boolean => {
    const known = cached.get(name);
    if (known !== undefined) return known;
    const needed = replacesElement(name) || (!isNotStyle(name) && system.isValidProperty(name));
    cached.set(name, needed);
    return needed;
  };

  /**
   * A component with the classes that the build computed.
   *
   * @param Chakra - Chakra's component, which renders elements with further styles or unknown variants
   * @param Plain - the tag or component that the recipe styles
   */
  return function compiledRecipe(Chakra: ElementType, Plain: ElementType, { defaults, classes }: RecipeClasses) {
    const variants = Object.keys(defaults);
    const isTag = typeof Plain === 'string';
    return function CompiledRecipe(props: Props) {
      const key = variants.map((name) => String((props[name] as Choice) ?? defaults[name])).join('|');
      const className = classes[key];
      if (className === undefined) return <Chakra {...props} />;
      const forwarded: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(props)) {
        if (variants.includes(name)) continue;
        if (needsChakra(name)) return <Chakra {...props} />;
        if (!isTag || isPropValid(name)) forwarded[name] = value;
      }
      return <Plain {...forwarded} className={className} />;
    };
  };
}
