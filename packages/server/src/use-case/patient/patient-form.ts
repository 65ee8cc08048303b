import type { AddLocationPatientInput, UpdateLocationPatientInput } from '@signa/core/contract';
import { type CodedEntry, defaultWeightUnit, type PatientForm, type PatientUpdate } from '@signa/core/clients';
import type { StoredPatient } from '../../store/patient/patient-store.js';

/** The form of a patient who is added; a unit that is left out is the usual one (C-067). */
export function formOfNew(input: AddLocationPatientInput): PatientForm {
  return {
    name: input.name ?? null,
    speciesCode: input.speciesCode ?? null,
    breedCode: input.breedCode ?? null,
    gender: input.gender ?? null,
    birthdate: input.birthdate ?? null,
    weight: input.weight ?? null,
    weightUnit: input.weightUnit === undefined ? defaultWeightUnit : input.weightUnit,
    allergies: input.allergies ?? [],
    healthConditions: input.healthConditions ?? [],
    currentMeds: input.currentMeds ?? [],
    prescVetLocationUserId: input.prescVetLocationUserId ?? null,
  };
}

/** The form of a patient as it is stored. What the catalogue knows of a medication is no part of it. */
export function formOfStored(patient: StoredPatient): PatientForm {
  return {
    name: patient.name,
    speciesCode: patient.species?.code ?? null,
    breedCode: patient.breed?.code ?? null,
    gender: patient.gender,
    birthdate: patient.birthdate,
    weight: patient.weight,
    weightUnit: patient.weightUnit,
    allergies: patient.allergies,
    healthConditions: patient.healthConditions,
    currentMeds: patient.currentMeds.map(({ code, name }): CodedEntry => ({ code: code ?? '', name })),
    prescVetLocationUserId: patient.prescVetLocationUserId,
  };
}

/** What an update sends of the form and of the patient's life, as core reads it. */
export function updateOf(input: UpdateLocationPatientInput): PatientUpdate {
  const { id: _id, locationId, pimsId, pimsProviderId, pimsConnectionType, locationPatientClients, ...update } = input;
  return update;
}
