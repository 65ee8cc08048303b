import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Puts what asks for the files of a path into a document of the portal. */
type NameFiles = (page: string, path: string) => string;

/** Where the build leaves room for them. */
const place = '<!-- files -->';
/** What opens at a path that is no page of its own. */
const home = '/dashboard';

/** The files of each page, by its path. */
const pageTable = z.record(z.string(), z.array(z.string()));

/**
 * A document names the files of its page: the browser asks for them with the first letters that it reads, and no script
 * has to run before another is asked for. The build knows which they are (packages/web/build/pages).
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
