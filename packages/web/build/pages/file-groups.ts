import type { NeededModule } from './modules-needed';

/** Modules of one output file, and the roots that load it. */
interface FileGroup {
  readonly modules: readonly NeededModule[];
  readonly roots: ReadonlySet<string>;
  readonly bytes: number;
}

/** Cost of one more request, in bytes of source that could be loaded in the same time. */
const requestBytes = 50_000;

/**
 * Groups modules into files: first by the exact set of roots that need them, then merges files as long as the saved
 * requests outweigh the bytes loaded unnecessarily.
 *
 * @param modules - with the roots that need them
 * @param always - roots that every user loads, in order; each gets a file with everything it needs
 * @param bytesOf - size of a module
 */
export function fileGroups(
  modules: readonly NeededModule[],
  always: readonly string[],
  bytesOf: (path: string) => number,
): readonly FileGroup[] {
  const together = new Map<string, NeededModule[]>();
  for (const module of modules) {
    const key = always.find((root) => module.roots.has(root)) ?? [...module.roots].sort().join();
    together.set(key, [...(together.get(key) ?? []), module]);
  }
  const groups = [...together.values()].map((all) => ({
    modules: all,
    roots: union(...all.map(({ roots }) => roots)),
    bytes: all.reduce((sum, { path }) => sum + bytesOf(path), 0),
  }));
  const isFixed = ({ roots }: FileGroup) => always.some((root) => roots.has(root));
  return [...groups.filter(isFixed), ...merged(groups.filter((group) => !isFixed(group)))];
}

function merged(groups: readonly FileGroup[]): readonly FileGroup[] {
  const importsOf = importsBetween(groups);
  let best: readonly [FileGroup, FileGroup] | null = null;
  let most = 0;
  for (const [index, one] of groups.entries())
    for (const other of groups.slice(index + 1)) {
      const requests = requestBytes * countShared(one.roots, other.roots);
      // Most pairs can't become the best one, so what they would load is never added up.
      if (requests <= most) continue;
      const saved = requests - bytesInVain(one, other, importsOf);
      if (saved > most) [best, most] = [[one, other], saved];
    }
  return best ? merged(mergedPair(groups, best, importsOf)) : groups;
}

type Imports = ReadonlyMap<FileGroup, ReadonlySet<FileGroup>>;

/** The groups that each group depends on, including itself. */
function importsBetween(groups: readonly FileGroup[]): Imports {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map(({ path }) => [path, group] as const)));
  const direct = new Map(
    groups.map((group) => {
      const imported = group.modules.flatMap(({ imports }) => imports.map((path) => groupOf.get(path)));
      return [group, new Set(imported.filter((other) => other !== undefined))] as const;
    }),
  );
  return new Map(
    groups.map((group) => {
      const reached = new Set([group]);
      for (const each of reached) for (const other of direct.get(each) ?? []) reached.add(other);
      return [group, reached];
    }),
  );
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [smaller, larger] = one.size < other.size ? [one, other] : [other, one];
  let count = 0;
  for (const root of smaller) if (larger.has(root)) count += 1;
  return count;
}

/** Bytes that roots would load unnecessarily if two groups were one file, including imports; over all roots. */
function bytesInVain(one: FileGroup, other: FileGroup, importsOf: Imports): number {
  const roots = union(one.roots, other.roots);
  const loaded = union(importsOf.get(one) ?? [], importsOf.get(other) ?? []);
  let inVain = 0;
  for (const group of loaded) {
    for (const root of roots) if (!group.roots.has(root)) inVain += group.bytes;
  }
  return inVain;
}

function mergedPair(
  groups: readonly FileGroup[],
  [one, other]: readonly [FileGroup, FileGroup],
  importsOf: Imports,
): readonly FileGroup[] {
  const roots = union(one.roots, other.roots);
  const loaded = union(importsOf.get(one) ?? [], importsOf.get(other) ?? []);
  const both = { modules: [...one.modules, ...other.modules], roots, bytes: one.bytes + other.bytes };
  const rest = groups.filter((group) => group !== one && group !== other);
  return [both, ...rest.map((group) => (loaded.has(group) ? { ...group, roots: union(group.roots, roots) } : group))];
}

const union = <T>(...sets: readonly Iterable<T>[]): Set<T> => new Set(sets.flatMap((set) => [...set]));
