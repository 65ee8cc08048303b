import { isForTests, isGenerated } from '../source-kind.mjs';

/** Tables: a changed word is found by the source that they are checked against, not by a test of each row. */
const isData = (path) => /-data\.tsx?$|-rules\.ts$|\/(sample|migration)\//.test(path);

/** Of some paths the files whose changes a test should notice: sources with code of ours. */
export function mutable(paths) {
  return paths.filter(
    (path) =>
      /\.tsx?$/.test(path) && !path.endsWith('/index.ts') && !isGenerated(path) && !isForTests(path) && !isData(path),
  );
}
