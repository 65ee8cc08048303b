import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { pathIn, sourceFiles } from '../place.mjs';

/** Tests may import modules in folders above them; nothing imports tests. */
const isForTests = (path) => /\.(test|test-[a-z]+|testing)\.(tsx?|mjs)$/.test(path) || path.startsWith('testing/');
const isSource = (path) => /\.(tsx?|mjs)$/.test(path);
const endings = ['', '.ts', '.tsx', '/index.ts'];

/**
 * The files that each source file in a folder imports, including type-only and dynamic imports.
 *
 * @param folder - the sources of a package, or scripts
 * @returns the imported files by file, as paths inside of the folder
 */
export function readImports(folder) {
  const pathOf = (path) => pathIn(path, folder);
  const files = sourceFiles(folder).filter((path) => isSource(path) && !isForTests(pathOf(path)));
  const known = new Set(files.map(pathOf));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
      const found = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => pathOf(join(dirname(file), fileName.replace(/\.js$/, ''))))
        .flatMap((path) => endings.map((ending) => path + ending).filter((each) => known.has(each)));
      return [pathOf(file), found];
    }),
  );
}
