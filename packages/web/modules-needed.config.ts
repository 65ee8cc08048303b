import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * What each part cannot be drawn without, as a build that splits nothing by hand finds it: what is unused is left out.
 *
 * @param config - how the portal is built
 * @param parts - the ends of the paths of the parts' modules, each brought by an `import()`
 * @returns the modules' ids, by part
 */
export async function modulesNeeded<Part extends string>(
  config: InlineConfig,
  parts: readonly Part[],
): Promise<Record<Part, ReadonlySet<string>>> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((file): file is Chunk => file.type === 'chunk');
  const needed = parts.map((part) => {
    const files = filesOf(chunks, (chunk) => holds(chunk, part));
    return [part, new Set(chunks.filter((chunk) => files.has(chunk.fileName)).flatMap((chunk) => chunk.moduleIds))];
  });
  return Object.fromEntries(needed) as Record<Part, ReadonlySet<string>>;
}

/** Whether a module is in a file of the build, by the end of its path. */
export const holds = (chunk: Chunk, module: string): boolean => chunk.moduleIds.some((id) => id.endsWith(module));

/** The files of a chunk with all that it cannot run without. */
export function filesOf(chunks: readonly Chunk[], isStart: (chunk: Chunk) => boolean): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks.filter(isStart)) visit(chunk);
  return found;
}
