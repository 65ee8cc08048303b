import { BreedsBySpeciesDocument, GetPimsPatientByIdDocument } from '@signa/core/contract/typed';
import {
  type ComparedPatient,
  patientDifferences,
  type SpeciesCode,
  type SyncedPatientDifference,
  syncedPatientDifferences,
} from '@signa/core/clients';
import { hasFeature, type LinkedRecord, recordByIdInput, type SyncedField } from '@signa/core/practice';
import { lookUpFreshFor, useOperation } from '../../client/query/use-operation';
import { usePimsAccount } from '../../platform/practice/use-pims-account';
import { usePractice } from '../../platform/practice/practice';
import { recordFreshFor, unasked } from './record-read';

type Compared = ComparedPatient &
  LinkedRecord & { readonly id: string; readonly species: { readonly code: SpeciesCode } | null };

/** A linked patient beside its record in the practice system. */
export interface PatientSync {
  readonly differences: readonly SyncedPatientDifference[];
  /** What is kept of each synced field (C-255). */
  readonly fields: readonly SyncedField[];
}

const none: PatientSync = { differences: [], fields: [] };

/**
 * What the practice system has of a patient otherwise. Nothing is asked where PIMS is off or the patient is not linked; a
 * system that does not answer is logged, as every failed read is (C-101).
 *
 * @returns nothing in it where all agrees, or where it is not known
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
