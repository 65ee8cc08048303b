import type { Operations } from '@signa/core/contract';
import { always, columnsOf, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

type Data<N extends keyof Operations> = Operations[N]['data'];

const b = columnsOf('breed as b');
const breeds = select(
  fields({ code: b.code, name: b.name }),
  'from signa.breed b where b.species_code = $1 order by b.name',
);

/** A lookup table `m` of a patient's lists. */
const named = { code: always(text('m.code')), name: always(text('m.name')) };
const healthConditions = select(
  fields(named),
  'from signa.health_condition m where $1 = any (m.species_codes) order by m.name',
);
const allergies = select(fields({ ...named, kind: always(text('m.kind')) }), 'from signa.allergy m order by m.name');
const medications = select(fields(named), 'from signa.medication m order by m.name');

export function listBreeds(sql: Queryable, speciesCode: string): Promise<Data<'BreedsBySpecies'>['breedsBySpecies']> {
  return rows(sql, breeds, [speciesCode]);
}

/** The conditions that a species can have (C-200). */
export function listHealthConditions(
  sql: Queryable,
  speciesCode: string,
): Promise<Data<'HealthConditionsBySpecies'>['healthConditionsBySpecies']> {
  return rows(sql, healthConditions, [speciesCode]);
}

export function listAllergies(sql: Queryable): Promise<Data<'Allergies'>['allergies']> {
  return rows(sql, allergies);
}

export function listMedications(sql: Queryable): Promise<Data<'Medications'>['medications']> {
  return rows(sql, medications);
}
