import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { compileModule } from './compile-module.js';
import type { StyleSheet } from './style-sheet.js';
import type { StyleSystem } from './system.js';

/** The module that the application imports for the styles that are known at build time. */
const sheetModule = 'virtual:static-styles.css';

export interface StaticStylesOptions {
  /** The folder of the application's sources. */
  readonly sources: string;
  /** The application's Chakra system. */
  readonly system: StyleSystem;
  /** Collects the classes. */
  readonly sheet: StyleSheet;
  /** The path of the application's module that exports `compiledRecipe`. */
  readonly recipeModule: string;
}

/** Provides `virtual:static-styles.css`: the theme's global rules, and the classes collected so far. */
export function styleSheetModule(sheet: StyleSheet): Plugin {
  return {
    name: 'static-style-sheet',
    resolveId: (id) => (id === sheetModule ? `\0${sheetModule}` : null),
    load: (id) => (id === `\0${sheetModule}` ? sheet.text() : null),
  };
}

/** Compiles the styles of the application's modules during a build; without it, Chakra computes them in the browser. */
export function staticStyles({ sources, system, sheet, recipeModule }: StaticStylesOptions): Plugin {
  const changed = new Map<string, MagicString>();
  const hasElements = (path: string) => path.endsWith('.tsx') && !path.endsWith('.test.tsx');
  return {
    name: 'static-styles',
    enforce: 'pre',
    apply: 'build',
    // All modules at once, because the style sheet is read before most of the modules that use it.
    buildStart() {
      for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(hasElements).sort()) {
        const path = join(sources, name);
        const { classOf } = sheet;
        const module = compileModule(readFileSync(path, 'utf8'), path, { system, classOf, recipeModule });
        if (module) changed.set(path, module);
      }
    },
    transform(_source, id) {
      const module = changed.get(id);
      return module ? { code: module.toString(), map: module.generateMap({ hires: true }) } : null;
    },
  };
}
