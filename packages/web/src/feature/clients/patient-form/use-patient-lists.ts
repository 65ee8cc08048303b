import type { Operations } from '@signa/core/contract';
import {
  AllergiesDocument,
  BreedsBySpeciesDocument,
  HealthConditionsBySpeciesDocument,
  MedicationsDocument,
  SpeciesDocument,
} from '@signa/core/contract/typed';
import { prescribingVets } from '@signa/core/practice';
import { usePractice } from '../../../platform/practice/practice';
import { useActiveStaff } from '../../../platform/practice/use-active-staff';
import type { ActiveStaff } from '../../../platform/practice/use-active-staff';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';

type Data<N extends keyof Operations> = Operations[N]['data'];

/** The options of the patient form. */
export interface PatientLists {
  readonly species: Data<'Species'>['species'];
  /** Of the chosen species; `null` while loading. */
  readonly breeds: Data<'BreedsBySpecies'>['breedsBySpecies'] | null;
  readonly healthConditions: Data<'HealthConditionsBySpecies'>['healthConditionsBySpecies'] | null;
  readonly allergies: Data<'Allergies'>['allergies'];
  readonly medications: Data<'Medications'>['medications'];
  readonly vets: ActiveStaff;
  /** True until all lists are loaded; saving waits for them. */
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly again: () => void;
}

const kept = { freshFor: lookUpFreshFor } as const;

/** The look-up lists of the patient form, including those of one species (C-069, C-070, C-164). */
export function usePatientLists(speciesCode: string): PatientLists {
  const { location } = usePractice();
  const ofSpecies = { ...kept, enabled: speciesCode !== '' };
  const species = useOperation(SpeciesDocument, {}, kept);
  const breeds = useOperation(BreedsBySpeciesDocument, { speciesCode }, ofSpecies);
  const conditions = useOperation(HealthConditionsBySpeciesDocument, { speciesCode }, ofSpecies);
  const allergies = useOperation(AllergiesDocument, {}, kept);
  const medications = useOperation(MedicationsDocument, {}, kept);
  const people = useActiveStaff(location.id);
  const always = [species, allergies, medications, people];
  const reads = speciesCode === '' ? always : [...always, breeds, conditions];
  const missing = reads.filter(({ data }) => data === undefined);
  return {
    species: species.data?.species ?? [],
    breeds: speciesCode === '' ? [] : (breeds.data?.breedsBySpecies ?? null),
    healthConditions: speciesCode === '' ? [] : (conditions.data?.healthConditionsBySpecies ?? null),
    allergies: allergies.data?.allergies ?? [],
    medications: medications.data?.medications ?? [],
    vets: prescribingVets(people.data ?? []),
    isLoading: missing.length > 0,
    failure: missing.find(({ failure }) => failure !== null)?.failure?.message ?? null,
    again: () => missing.forEach((read) => read.again()),
  };
}
