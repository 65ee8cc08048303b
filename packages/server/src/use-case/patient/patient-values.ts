import type { UpdateLocationPatientInput } from '@signa/core/operation';
import type { PatientLife } from '@signa/core/patient';
import type { Updateable } from 'kysely';
import type { PatientTable } from '../../database/schema/patient.js';

/** The columns of the fields sent; a field left out stays as stored (C-071). */
export function patientValues(
  sent: Omit<UpdateLocationPatientInput, 'id'>,
  life: PatientLife,
): Updateable<PatientTable> {
  return {
    ...(sent.birthdate !== undefined && { birthdate: sent.birthdate }),
    ...(sent.weight !== undefined && { weight: sent.weight }),
    ...(sent.weightUnit !== undefined && { weight_unit: sent.weightUnit }),
    is_active: life.isActive,
    is_deceased: life.isDeceased,
    deceased_date: life.deceasedDate,
  };
}
