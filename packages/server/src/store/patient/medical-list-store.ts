import type { Operations } from '@signa/core/contract';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';

type Data<N extends keyof Operations> = Operations[N]['data'];

export function listBreeds(sql: Queryable, speciesCode: string): Promise<Data<'BreedsBySpecies'>['breedsBySpecies']> {
  return uncheckedRows(sql, 'select code, name from signa.breed where species_code = $1 order by name', [speciesCode]);
}

/** The conditions that a species can have (C-200). */
export function listHealthConditions(
  sql: Queryable,
  speciesCode: string,
): Promise<Data<'HealthConditionsBySpecies'>['healthConditionsBySpecies']> {
  return uncheckedRows(
    sql,
    'select code, name from signa.health_condition where $1 = any (species_codes) order by name',
    [speciesCode],
  );
}

export function listAllergies(sql: Queryable): Promise<Data<'Allergies'>['allergies']> {
  return uncheckedRows(sql, 'select code, name, kind from signa.allergy order by name');
}

export function listMedications(sql: Queryable): Promise<Data<'Medications'>['medications']> {
  return uncheckedRows(sql, 'select code, name from signa.medication order by name');
}
