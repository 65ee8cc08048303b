import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { sharedRules } from './shared-rules.js';
import type { StyleSystem, Styles } from './system.js';

export type StyleSheet = ReturnType<typeof createStyleSheet>;

/** Short class names, since a name is repeated in each rule. */
const numbered = (_hash: string, index: number) => index.toString(36);

/**
 * Collects sets of styles as classes with the rules that Emotion would create in the browser.
 *
 * @param system - the application's Chakra system
 * @param nameOf - the name of a class, from Emotion's name for it and its index
 */
export function createStyleSheet(system: StyleSystem, nameOf = numbered) {
  const cache = createCache({ key: 's' });
  const names = new Map<string, string>();
  const rules = new Map<string, string>();
  return {
    /** The class of these styles, or an empty string if they produce no CSS. */
    classOf(styles: readonly Styles[]): string {
      const serialized = serializeStyles([system.css(...styles) as never]);
      if (serialized.styles === '') return '';
      const known = names.get(serialized.name);
      if (known !== undefined) return known;
      const name = nameOf(serialized.name, names.size);
      const className = `${cache.key}-${name}`;
      names.set(serialized.name, className);
      rules.set(className, insertStyles(cache, { ...serialized, name }, true) ?? '');
      return className;
    },
    rules: (): ReadonlyMap<string, string> => rules,
    /** The order of the cascade layers comes first, since the first statement decides; then the theme's global rules. */
    text: () => [system.layers.atRule, globalRules(system), sharedRules(rules)].join('\n'),
  };
}

/** The rules of the theme that belong to no element. */
function globalRules(system: StyleSystem): string {
  const cache = createCache({ key: 's' });
  return cache.insert('', serializeStyles([system._global as never]), cache.sheet, false) ?? '';
}
