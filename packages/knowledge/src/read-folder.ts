import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { knowledgeFaults, type KnowledgePackage, type NameRow } from '@signa/core/knowledge';
import { knowledgePackageSchema } from '@signa/core/schema';
import { parse } from 'yaml';
import type { z } from 'zod';
import {
  breedGroupsShape,
  classesShape,
  doseShape,
  equivalentsShape,
  lawShape,
  namesShape,
  packageShape,
  sharedShape,
  sourcesShape,
  warningShape,
} from './file-shapes.js';
import { KnowledgeError } from './knowledge-error.js';

/** The YAML files of a folder and of those in it, in the order of their paths. */
function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return path.endsWith('.yaml') ? [path] : [];
  });
}

/** One value of a file, or an error that names the file and the place in it. */
function decoded<Shape extends z.ZodType>(shape: Shape, value: unknown, place: string): z.output<Shape> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw new KnowledgeError(
    result.error.issues.map(({ path, message }) => `${[place, ...path].join(' › ')}: ${message}`),
  );
}

function readYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new KnowledgeError([`${path}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

const readAs = <Shape extends z.ZodType>(shape: Shape, path: string): z.output<Shape> =>
  decoded(shape, readYaml(path), path);

/** The rows of a folder, each with what its file says for all of them. */
function rowsIn<Shape extends z.ZodType>(shape: Shape, folder: string): readonly z.output<Shape>[] {
  return filesIn(folder).flatMap((path) => {
    const { rows, ...shared } = readAs(sharedShape, path);
    return rows.map((row) => decoded(shape, { ...shared, ...row }, `${path} › ${String(row['id'])}`));
  });
}

const nameRows = (names: z.output<typeof namesShape>): readonly NameRow[] =>
  Object.entries(names).map(([means, others]) => ({ means: means.split(' + '), names: others }));

const namesIn = (path: string): readonly NameRow[] => nameRows(readAs(namesShape, path));

function vocabulariesIn(folder: string): KnowledgePackage['vocabularies'] {
  const at = (path: string) => join(folder, path);
  return {
    drugs: filesIn(at('names/drugs')).flatMap(namesIn),
    allergens: namesIn(at('names/allergens.yaml')),
    environment: namesIn(at('names/environment.yaml')).flatMap(({ names }) => names),
    conditions: namesIn(at('names/conditions.yaml')),
    breeds: Object.fromEntries(filesIn(at('names/breeds')).map((path) => [basename(path, '.yaml'), namesIn(path)])),
    classes: Object.entries(readAs(classesShape, at('classes.yaml'))).map(([name, { cross_reactive, members }]) => ({
      name,
      members,
      isCrossReactive: cross_reactive,
    })),
    equivalents: readAs(equivalentsShape, at('equivalents.yaml')),
    breedGroups: Object.entries(readAs(breedGroupsShape, at('breed-groups.yaml'))).map(
      ([name, { species, named_in_mixes, breeds }]) => ({
        name,
        species,
        isNamedInMixes: named_in_mixes,
        breeds: Object.entries(breeds).map(([breed, facts]) => ({ name: breed, ...facts })),
      }),
    ),
  };
}

/**
 * The package that the files of a folder describe.
 *
 * @throws KnowledgeError with every fault of the first kind found: a file that is no YAML, a row of the wrong shape, or
 * rows that contradict each other
 */
export function readKnowledgeFolder(folder: string): KnowledgePackage {
  const value = {
    format: 1,
    ...readAs(packageShape, join(folder, 'package.yaml')),
    sources: filesIn(join(folder, 'sources')).flatMap((path) =>
      Object.entries(readAs(sourcesShape, path)).map(([id, source]) => ({ id, ...source })),
    ),
    vocabularies: vocabulariesIn(folder),
    warnings: rowsIn(warningShape, join(folder, 'warnings')),
    doses: rowsIn(doseShape, join(folder, 'doses')),
    laws: rowsIn(lawShape, join(folder, 'laws')),
  };
  const result = knowledgePackageSchema.safeParse(value);
  if (!result.success)
    throw new KnowledgeError(result.error.issues.map(({ path, message }) => `${path.join(' › ')}: ${message}`));
  const faults = knowledgeFaults(result.data);
  if (faults.length > 0)
    throw new KnowledgeError(faults.map(({ id, message }) => (id === null ? message : `${id}: ${message}`)));
  return result.data;
}
