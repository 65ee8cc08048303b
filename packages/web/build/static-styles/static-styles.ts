import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import type MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { system } from '../../src/platform/theme/system';
import { withStaticElements } from './elements';
import type { Styles } from './recipes';
import { sharedRules } from './shared-rules';

/** The style sheet of all styles that are known when the portal is built. */
const sheet = 'virtual:static-styles.css';

/** The rules of the theme that are no element's own. */
function globalRules(): string {
  const cache = createCache({ key: 's' });
  return cache.insert('', serializeStyles([system._global as never]), cache.sheet, false) ?? '';
}

/** A short name for each class: it stands with every declaration of the class. */
const numbered = (_hash: string, index: number) => index.toString(36);

/**
 * Classes of styles with the rules that Emotion would make.
 *
 * @param nameOf - what a class is called, by Emotion's name for it and its number
 */
export function createSheet(nameOf = numbered) {
  const cache = createCache({ key: 's' });
  const names = new Map<string, string>();
  const rules = new Map<string, string>();
  return {
    classOf(styles: readonly Styles[]): string {
      const serialized = system.css(...styles) as unknown as { readonly name: string; readonly styles: string };
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
    /** The order of the layers first: whoever names one first decides. Then what holds for every page. */
    text: () => [system.layers.atRule, globalRules(), sharedRules(rules)].join('\n'),
  };
}

type StyleSheet = ReturnType<typeof createSheet>;

/** The style sheet that the portal's first module names: the rules of the theme, and the classes that were made. */
export function styleSheet(styles: StyleSheet): Plugin {
  return {
    name: 'signa-style-sheet',
    resolveId: (id) => (id === sheet ? `\0${sheet}` : null),
    load: (id) => (id === `\0${sheet}` ? styles.text() : null),
  };
}

/**
 * Makes the styles that stand in the sources when the portal is built (docs/decisions/0021). Without it they are made
 * in the browser, as they are while developing.
 *
 * @param folder - of the sources
 * @param styles - takes the classes
 */
export function staticStyles(folder: string, styles: StyleSheet): Plugin {
  const changed = new Map<string, MagicString>();
  const isDrawn = (path: string) => path.endsWith('.tsx') && !path.endsWith('.test.tsx');
  return {
    name: 'signa-static-styles',
    enforce: 'pre',
    apply: 'build',
    // All at once: the sheet is read before most of the modules that it is for.
    buildStart() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isDrawn).sort()) {
        const path = join(folder, name);
        const module = withStaticElements(readFileSync(path, 'utf8'), path, styles.classOf);
        if (module) changed.set(path, module);
      }
    },
    transform(_source, id) {
      const module = changed.get(id);
      return module ? { code: module.toString(), map: module.generateMap({ hires: true }) } : null;
    },
  };
}
