import type { UpdateLocationPatientInput } from '@signa/core/contract';
import type { CodedEntry, PatientForm, PatientUpdate } from '@signa/core/clients';
import type { StoredPatient } from '../../../store/clients/patient/patient-store.js';

/** Form of a patient as stored, without what the catalog knows about medications. */
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
    lastExamDate: patient.lastExamDate,
  };
}

/** The form and life-status fields of an update, as core expects them. */
export function updateOf(input: UpdateLocationPatientInput): PatientUpdate {
  const { id: _id, locationId, pimsId, pimsProviderId, pimsConnectionType, locationPatientClients, ...update } = input;
  return update;
}
