import { statSync } from 'node:fs';
import { join, dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fileGroups } from './file-groups';
import { createReader, isFile } from './module-imports';
import { modulesNeeded } from './modules-needed';
import { pageRoots } from './page-roots';
import { pageTable } from './page-table';

/** Assumed size of a package that is used in part; the exact size is unknown before the build. */
const packageBytes = 30_000;

/** Libraries that every page needs share one file. They rarely change, so browsers can cache it. */
const vendor =
  /node_modules[\\/](react-dom|react-router|@chakra-ui|@pandacss|@emotion|stylis|hoist-non-react-statics|react-is)[\\/]/;

/**
 * Groups the portal's modules into files by what its pages import, and embeds the list of each page's files in the
 * document.
 *
 * @param source - root of the sources, with a trailing `/`
 */
export function pageFiles(source: string): { readonly plugin: Plugin; readonly groups: Rolldown.CodeSplittingGroup[] } {
  const routes = join(source, 'app/routes/built-routes.tsx');
  const roots = new Map([...pageRoots(routes)].map(([page, path]) => [page, `${join(dirname(routes), path)}.tsx`]));
  const entry = join(source, 'main.ts');
  const drawn = join(source, 'app/start/render.tsx');
  const signedIn = join(source, 'app/gate/session-gate.tsx');
  const home = roots.get('/dashboard') ?? '';
  // Only compiled modules import these, so the sources don't name them.
  const recipe = [
    join(source, 'platform/theme/compiled-recipe.ts'),
    ...['compiled-recipe.tsx', 'replaces-element.ts'].map((name) => join(source, '../../static-styles/src', name)),
  ];
  const groups = fileGroups(modulesNeeded(entry, createReader()), [entry, drawn, signedIn, home], (path) =>
    isFile(path) ? statSync(path).size : packageBytes,
  );
  const files = groups
    .filter((group) => !group.roots.has(entry))
    .map(({ modules }, index) => {
      const paths = new Set(modules.map(({ path }) => path));
      if (paths.has(drawn)) for (const path of recipe) paths.add(path);
      const packages = [...paths].filter((path) => !isFile(path)).map((path) => join(path, '/'));
      return {
        name: `page-${index}`,
        test: (id: string) => paths.has(id) || packages.some((path) => id.startsWith(path)),
        priority: 1,
        includeDependenciesRecursively: false,
      };
    });
  return {
    plugin: pageTable(
      new Map([['/login', [drawn]], ...[...roots].map(([page, root]) => [page, [drawn, signedIn, root]] as const)]),
    ),
    groups: [
      { name: 'door', tags: ['$initial'], priority: 3 },
      { name: 'vendor', test: vendor, priority: 2 },
      ...files,
    ],
  };
}
