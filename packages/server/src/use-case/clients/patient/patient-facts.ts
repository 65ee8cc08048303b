import type { PatientForm, PatientFormFacts } from '@signa/core/clients';
import { prescribingVets } from '@signa/core/practice';
import { todayIn } from '@signa/core/base';
import {
  listAllergies,
  listBreeds,
  listHealthConditions,
  listMedications,
} from '../../../store/clients/patient/medical-list-store.js';
import { listVetCandidates } from '../../../store/clients/patient/vet-candidate-store.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import { loadFeatures } from '../../../store/practice/practice/feature-store.js';
import type { Work } from '../../work.js';

/** Stored values of list entries of a patient. */
type Kept = 'allergies' | 'healthConditions' | 'medications';
export interface StoredLists {
  readonly allergies: Awaited<ReturnType<typeof listAllergies>>;
  readonly healthConditions: Awaited<ReturnType<typeof listHealthConditions>>;
  readonly medications: Awaited<ReturnType<typeof listMedications>>;
}

/**
 * The facts used to validate a patient's form at a location: local date, features, users, and the lookups of a species.
 */
export async function patientFacts<Stored extends PatientForm | null>(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  locationId: string,
  {
    speciesCode,
    stored,
    isImport,
  }: { readonly speciesCode: string | null; readonly stored: Stored; readonly isImport: boolean },
): Promise<
  Omit<PatientFormFacts, 'stored' | Kept> &
    StoredLists & { readonly stored: Stored; readonly breeds: Awaited<ReturnType<typeof listBreeds>> }
> {
  const species = speciesCode ?? '';
  return {
    today: todayIn(await zoneOf(tx, locationId), now),
    hasPatientGender: (await loadFeatures(tx, locationId)).includes('patientGender'),
    isImport,
    stored,
    breeds: await listBreeds(tx, species),
    healthConditions: await listHealthConditions(tx, species),
    allergies: await listAllergies(tx),
    medications: await listMedications(tx),
    vetIds: prescribingVets(await listVetCandidates(tx, locationId)).map(({ id }) => id),
  };
}
