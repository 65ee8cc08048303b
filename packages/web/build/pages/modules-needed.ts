import type { ModuleImports } from './module-imports';

/** A module, its static imports, and the roots that depend on it. */
export interface NeededModule {
  readonly path: string;
  readonly imports: readonly string[];
  readonly roots: ReadonlySet<string>;
}

/**
 * The modules that the entry module and each dynamically imported root depend on.
 *
 * @param entry - the first module
 * @param importsOf - returns the imports of a file or package
 */
export function modulesNeeded(entry: string, importsOf: (path: string) => ModuleImports): readonly NeededModule[] {
  const found = new Map<string, NeededModule & { readonly roots: Set<string> }>();
  const roots = new Set([entry]);
  for (const root of roots) {
    const reached = new Set([root]);
    for (const path of reached) {
      const { needed, later } = importsOf(path);
      const module = found.get(path) ?? { path, imports: needed, roots: new Set<string>() };
      found.set(path, module);
      module.roots.add(root);
      for (const each of needed) reached.add(each);
      for (const each of later) roots.add(each);
    }
  }
  return [...found.values()];
}
