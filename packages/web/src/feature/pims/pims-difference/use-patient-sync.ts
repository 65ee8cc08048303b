import { BreedsBySpeciesDocument, GetPimsPatientByIdDocument } from '@signa/core/contract/typed';
import {
  type ComparedPatient,
  patientDifferences,
  type SpeciesCode,
  type SyncedPatientDifference,
  syncedPatientDifferences,
} from '@signa/core/clients';
import { hasFeature, type LinkedRecord, recordByIdInput, type SyncedField } from '@signa/core/practice';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';
import { usePimsAccount } from '../../../platform/practice/use-pims-account';
import { usePractice } from '../../../platform/practice/practice';
import { recordFreshFor, unasked } from './record-read';

type Compared = ComparedPatient &
  LinkedRecord & { readonly id: string; readonly species: { readonly code: SpeciesCode } | null };

/** A linked patient compared with its PIMS record. */
export interface PatientSync {
  readonly differences: readonly SyncedPatientDifference[];
  /** The sync records of the fields (C-255). */
  readonly fields: readonly SyncedField[];
}

const none: PatientSync = { differences: [], fields: [] };

/**
 * The patient's values that differ in the PIMS. Nothing is queried if the PIMS is off or the patient isn't linked; a
 * failed read is logged like any other (C-101).
 *
 * @returns an empty comparison if all values match or are unknown
 */
export function usePatientSync(patient: Compared): PatientSync {
  const { mayUse, today, features } = usePractice();
  const account = usePimsAccount();
  const input = account && mayUse('getPimsPatientById') ? recordByIdInput(account, patient) : null;
  const read = useOperation(GetPimsPatientByIdDocument, input ?? unasked, {
    enabled: input !== null,
    freshFor: recordFreshFor,
  });
  const theirs = input === null ? null : (read.data?.pimsPatientById ?? null);
  const species = patient.species?.code ?? null;
  const lists = useOperation(
    BreedsBySpeciesDocument,
    { speciesCode: species ?? '' },
    { enabled: theirs !== null && species !== null, freshFor: lookUpFreshFor },
  );
  const breeds = species === null ? [] : lists.data?.breedsBySpecies;
  if (theirs === null || breeds === undefined) return none;
  const hasPatientGender = hasFeature(features, 'patientGender');
  const found = patientDifferences(patient, theirs, { today: today(), species, breeds, hasPatientGender });
  const fields = theirs.synced.find(({ id }) => id === patient.id)?.fields ?? [];
  return { differences: syncedPatientDifferences(patient, found, fields), fields };
}
