import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Adds preloads of a path's files to a document of the portal. */
type NameFiles = (page: string, path: string) => string;

/** Placeholder in the build's document. */
const place = '<!-- files -->';
/** The page for paths without their own page. */
const home = '/dashboard';

/** The files of each page, by its path. */
const pageTable = z.record(z.string(), z.array(z.string()));

/**
 * A document lists the files of its page, so that the browser requests them as soon as it starts parsing, instead of
 * one script loading the next. The build provides the list (packages/web/build/pages).
 */
export function openPageFiles(folder: string): NameFiles {
  const table = join(folder, 'pages.json');
  if (!existsSync(table)) return (page) => page;
  const files = pageTable.parse(JSON.parse(readFileSync(table, 'utf8')));
  const pages = Object.entries(files).map(([path, names]) => ({
    matches: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/*$`),
    links: names.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join('\n    '),
  }));
  const ofHome = pages.find(({ matches }) => matches.test(home));
  return (page, path) =>
    page.replace(place, () => (pages.find(({ matches }) => matches.test(path)) ?? ofHome)?.links ?? '');
}
