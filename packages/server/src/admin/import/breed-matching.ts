import { type BreedEntry, type LineContext, openBreedMatcher } from '@signa/core/pims';
import { activePackageOf } from '../../store/knowledge/active-knowledge.js';
import { columnsOf } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import { type Queryable, rows } from '../../store/statement.js';

export type MatchBreed = LineContext['matchBreed'];

const b = columnsOf('breed as b');
const everyBreed = select(
  fields({ code: b.code, name: b.name, species: b.species_code }),
  'from signa.breed b order by b.name',
);

/** Finds the listed breed that a text names, with the other names of the active knowledge package. */
export async function breedMatching(sql: Queryable): Promise<MatchBreed> {
  const { base } = await activePackageOf(sql);
  const bySpecies = new Map<string, BreedEntry[]>();
  for (const { species, ...breed } of await rows(sql, everyBreed))
    bySpecies.set(species, [...(bySpecies.get(species) ?? []), breed]);
  const matchers = new Map(
    [...bySpecies].map(([species, breeds]) => [
      species,
      openBreedMatcher({ breeds, names: base.vocabularies.breeds[species] ?? [] }),
    ]),
  );
  return (species, text) => matchers.get(species)?.(text) ?? null;
}
