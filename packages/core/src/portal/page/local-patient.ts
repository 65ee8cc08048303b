/** A patient at a location. */
export interface LocalPatient {
  readonly locationId: string;
  readonly patientId: string;
}
