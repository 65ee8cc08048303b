import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

export interface ModuleImports {
  /** Static imports: our files and icon files, and package folders. */
  readonly needed: readonly string[];
  /** Dynamic imports with `import()`: paths of our files. */
  readonly later: readonly string[];
}

type EsModule = ReturnType<typeof parseSync>['module'];

const core = join(import.meta.dirname, '../../../core/src');
/** Packages that only re-export many small files. */
const lists = {
  'lucide-react': join(folderOfPackage('lucide-react', import.meta.dirname), 'dist/esm/lucide-react.mjs'),
};
const endings = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Reads a module's imports, and resolves re-exports of core and of the icons to the file that defines a name. Reads each
 * module once, because every page asks for most of them.
 */
export function createReader() {
  const known = new Map<string, { readonly module: EsModule; readonly source: string }>();
  const parsed = (path: string) => {
    const found = known.get(path);
    if (found) return found;
    const source = readFileSync(path, 'utf8');
    const read = { source, module: parseSync(path, source).module };
    known.set(path, read);
    return read;
  };

  /** Files that define the names of a module of re-exports, through nested re-exports. */
  const listed = new Map<string, ReadonlyMap<string, string>>();
  const namesOf = (path: string): ReadonlyMap<string, string> => {
    const found = listed.get(path);
    if (found) return found;
    const names = new Map<string, string>();
    for (const { entries } of parsed(path).module.staticExports)
      for (const { moduleRequest, importName, exportName } of entries) {
        const file = moduleRequest && fileOf(moduleRequest.value, path);
        if (!file || file === path) continue;
        const { name } = exportName;
        if (name !== null) names.set(name, isList(file) ? sourceOf(file, importName.name ?? name) : file);
        else if (isList(file))
          for (const [inner, source] of namesOf(file)) if (!names.has(inner)) names.set(inner, source);
      }
    listed.set(path, names);
    return names;
  };

  /** The file that defines a re-exported name; the module itself if it defines the name. */
  const sourceOf = (path: string, name: string): string => namesOf(path).get(name) ?? path;

  const read = new Map<string, ModuleImports>();
  const importsOf = (path: string): ModuleImports => {
    const found = read.get(path) ?? readImports(path);
    read.set(path, found);
    return found;
  };

  const readImports = (path: string): ModuleImports => {
    if (!isFile(path)) return importsOfPackage(path);
    if (path.endsWith('.css')) return { needed: [], later: [] };
    const { module, source } = parsed(path);
    const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const names = entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? null);
      return entries.length > 0 && names.length === 0 ? [] : targetsOf(moduleRequest.value, path, names);
    });
    const passedOn = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, isType }) =>
        moduleRequest && !isType ? targetsOf(moduleRequest.value, path, [importName.name ?? null]) : [],
      ),
    );
    const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const file = fileOf(source.slice(start + 1, end - 1), path);
      return file ? [file] : [];
    });
    return { needed: [...new Set([...imported, ...passedOn])], later };
  };

  const targetsOf = (specifier: string, from: string, names: readonly (string | null)[]): string[] => {
    const file = fileOf(specifier, from);
    if (!file) return /^[@\w][^:]*$/.test(specifier) ? [packageOf(specifier, from)] : [];
    if (!isList(file)) return [file];
    return names.map((name) => (name === null ? file : sourceOf(file, name)));
  };
  return importsOf;
}

const isList = (file: string) => /[\\/]index\.ts$/.test(file) || Object.values(lists).includes(file);

/**
 * Folder where a package is installed for a file. It represents all files of the package, because nothing records
 * which of them a name needs.
 */
function folderOfPackage(name: string, from: string): string {
  const path = join(from, 'node_modules', name);
  if (existsSync(join(path, 'package.json'))) return realpathSync(path);
  const parent = dirname(from);
  if (parent === from) throw new Error(`${name} is not installed.`);
  return folderOfPackage(name, parent);
}

const packageOf = (specifier: string, from: string) => {
  const parts = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  return folderOfPackage(parts.join('/'), dirname(from));
};

/**
 * Dependencies of packages that the portal loads later, if at all: it uses only the styles of Chakra, and imports Ark's
 * components itself.
 */
const loadedByName: Readonly<Record<string, readonly string[]>> = { '@chakra-ui/react': ['@ark-ui/react'] };

/** Dependencies of a package. */
function importsOfPackage(path: string): ModuleImports {
  const read = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const needed = Object.keys(read.dependencies ?? {}).filter((name) => !loadedByName[read.name]?.includes(name));
  return { needed: needed.map((name) => folderOfPackage(name, path)), later: [] };
}

export const isFile = (path: string) => /\.(m?[jt]sx?|css)$/.test(path);

function fileOf(specifier: string, from: string): string | null {
  const list = Object.entries(lists).find(([name]) => name === specifier)?.[1];
  if (list) return list;
  if (specifier === '@signa/core/sample-knowledge') return join(core, '../knowledge/sample.js');
  const ofCore = /^@signa\/core(?:\/(.+))?$/.exec(specifier);
  if (ofCore) return join(core, ofCore[1] ?? '', 'index.ts');
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(from), specifier);
  const sourcePath = path.endsWith('.js') && !existsSync(path) ? path.slice(0, -3) : path;
  return endings.map((ending) => sourcePath + ending).find((each) => isFile(each) && existsSync(each)) ?? null;
}
