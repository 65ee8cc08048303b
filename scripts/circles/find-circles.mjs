import { basename, dirname } from 'node:path/posix';

/**
 * What the folders of a tree import of one another. Folders are compared where their paths part: `api/present/client.ts`
 * that imports `api/context.ts` is an arrow from `api/present` to `api/.`, the files of `api` itself.
 *
 * @param imports - the files that each file imports, by its path inside the tree
 * @param options - `topFilesAlone`: each top-level file counts as a separate folder
 * @returns the arrows, each with the imports that it is made of
 */
export function importEdges(imports, { topFilesAlone = false } = {}) {
  const folderOf = (file) => (topFilesAlone && dirname(file) === '.' ? basename(file) : dirname(file));
  const arrows = new Map();
  for (const [file, imported] of imports) {
    for (const other of imported) {
      const [from, to] = parted(folderOf(file), folderOf(other));
      if (from === to) continue;
      const key = `${from} -> ${to}`;
      const arrow = arrows.get(key) ?? { from, to, imports: [] };
      arrow.imports.push(`${file} -> ${other}`);
      arrows.set(key, arrow);
    }
  }
  return [...arrows.values()];
}

function parted(from, to) {
  const [one, other] = [from, to].map((path) => (path === '.' ? [] : path.split('/')));
  const length = [...one, ''].findIndex((name, index) => name !== other[index]);
  const named = (names) => (names.length > length ? names.slice(0, length + 1) : [...names, '.']).join('/');
  return one.join('/') === other.join('/') ? [from, from] : [named(one), named(other)];
}

/** The groups of folders that import one another in a cycle, sorted by name. */
export function circlesOf(arrows) {
  const nodes = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort();
  const reached = new Map(nodes.map((node) => [node, reachedFrom(node, arrows)]));
  const circles = nodes
    .map((node) => nodes.filter((other) => reached.get(node).has(other) && reached.get(other).has(node)))
    .filter((circle) => circle.length > 0);
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

function reachedFrom(start, arrows) {
  const reached = new Set();
  const visit = (node) => {
    for (const { from, to } of arrows) {
      if (from !== node || reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(start);
  return reached;
}

/**
 * The import cycles between the folders of a tree.
 *
 * @param imports - as `importEdges` takes them
 * @param options - as `importEdges` takes them
 * @returns a text for each
 */
export function faultsOf(imports, options) {
  const arrows = importEdges(imports, options);
  return circlesOf(arrows).map((circle) => {
    const within = arrows.filter(({ from, to }) => circle.includes(from) && circle.includes(to));
    return [
      `circle of ${circle.join(', ')}`,
      ...within.map(({ from, to, imports: [first] }) => `  ${from} -> ${to}: ${first}`),
    ].join('\n');
  });
}
