/** A patient at a location. */
export interface PatientHere {
  readonly locationId: string;
  readonly patientId: string;
}
