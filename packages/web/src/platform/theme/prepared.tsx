import isPropValid from '@emotion/is-prop-valid';
import type { ElementType } from 'react';
import { system } from './system';

type Props = Readonly<Record<string, unknown>>;
type Choice = string | boolean | undefined;

/** The classes of a recipe that the build made, by what is chosen of each variant in the order of `usual`. */
export interface RecipeClasses {
  readonly usual: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<string, string>>;
}

/** Whether a property draws another element, or one with another class, than what is written says. */
export const isWithAnother = (name: string) => ['as', 'asChild', 'className'].includes(name);
const saysMore = (name: string) => isWithAnother(name) || system.isValidProperty(name);

/**
 * An element of a recipe with the classes that the build made of it (`build/static-styles` writes the calls).
 *
 * @param Whole - Chakra's element of the recipe: it draws what has styles beside it, or a look that the build does not know
 */
export function prepared(Whole: ElementType, Plain: ElementType, { usual, classes }: RecipeClasses) {
  const variants = Object.keys(usual);
  const isHandedOn = (name: string) => !variants.includes(name) && (typeof Plain !== 'string' || isPropValid(name));
  return function Prepared(props: Props) {
    const className = classes[variants.map((name) => String((props[name] as Choice) ?? usual[name])).join('|')];
    const names = Object.keys(props);
    if (className === undefined || names.some(saysMore)) return <Whole {...props} />;
    const own = Object.fromEntries(names.filter(isHandedOn).map((name) => [name, props[name]]));
    return <Plain {...own} className={className} />;
  };
}
