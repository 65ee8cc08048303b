import { isForTests, isGenerated } from '../source-kind.mjs';

/** Tables: a changed word is detected by comparison with their source, not by a test of each row. */
const isData = (path) => /-data\.tsx?$|-rules\.ts$|\/(sample|migration)\//.test(path);

/** The files among the given paths in which a test should detect changes: sources with our own code. */
export function mutable(paths) {
  return paths.filter(
    (path) =>
      /\.tsx?$/.test(path) && !path.endsWith('/index.ts') && !isGenerated(path) && !isForTests(path) && !isData(path),
  );
}
