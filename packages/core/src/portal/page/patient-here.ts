/** A patient, as a location knows it. */
export interface PatientHere {
  readonly locationId: string;
  readonly patientId: string;
}
