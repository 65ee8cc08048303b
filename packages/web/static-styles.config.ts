import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import type MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { system } from './src/platform/theme/system';
import { withStaticElements } from './static-elements.config';
import type { Styles } from './static-recipes.config';

/** The style sheet of all styles that are known when the portal is built. */
const sheet = 'virtual:static-styles.css';

/** The rules of the theme that are no element's own. */
function globalRules(): string {
  const cache = createCache({ key: 'signa' });
  return cache.insert('', serializeStyles([system._global as never]), cache.sheet, false) ?? '';
}

/** Classes of styles as Emotion would make them, with a first part of their own. */
export function createSheet() {
  const cache = createCache({ key: 'signa' });
  const rules = new Map<string, string>();
  return {
    classOf(styles: readonly Styles[]): string {
      const serialized = system.css(...styles) as unknown as { name: string; styles: string };
      if (serialized.styles === '') return '';
      const name = `${cache.key}-${serialized.name}`;
      if (!rules.has(name)) rules.set(name, insertStyles(cache, serialized, true) ?? '');
      return name;
    },
    /** The order of the layers first: whoever names one first decides. Then what holds for every page. */
    text: () => [system.layers.atRule, globalRules(), ...rules.values()].join('\n'),
  };
}

/**
 * Makes the styles that stand in the sources when the portal is built (docs/decisions/0021).
 *
 * While developing they are made in the browser, as all others are.
 */
export function staticStyles(folder: string): Plugin {
  const styles = createSheet();
  const changed = new Map<string, MagicString>();
  const isDrawn = (path: string) => path.endsWith('.tsx') && !path.endsWith('.test.tsx');
  return {
    name: 'signa-static-styles',
    enforce: 'pre',
    // All at once: the sheet is read before most of the modules that it is for.
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isDrawn).sort()) {
        const path = join(folder, name);
        const module = withStaticElements(readFileSync(path, 'utf8'), path, styles.classOf);
        if (module) changed.set(path, module);
      }
    },
    resolveId: (id) => (id === sheet ? `\0${sheet}` : null),
    load: (id) => (id === `\0${sheet}` ? styles.text() : null),
    transform(_source, id) {
      const module = changed.get(id);
      return module ? { code: module.toString(), map: module.generateMap({ hires: true }) } : null;
    },
  };
}
