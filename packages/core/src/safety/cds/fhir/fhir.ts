/** A JSON value that FHIR allows to be absent. */
type Open<T> = T | null | undefined;

/** The parts of FHIR R4 that a check reads. Field names are those of FHIR. */
interface FhirCoding {
  readonly system?: Open<string>;
  readonly code?: Open<string>;
  readonly display?: Open<string>;
}

export interface FhirConcept {
  readonly text?: Open<string>;
  readonly coding?: Open<readonly FhirCoding[]>;
}

export interface FhirReference {
  readonly reference?: Open<string>;
  readonly display?: Open<string>;
}

export interface FhirQuantity {
  readonly value?: Open<number>;
  readonly unit?: Open<string>;
  readonly code?: Open<string>;
}

export interface FhirExtension {
  readonly url: string;
  readonly valueCodeableConcept?: Open<FhirConcept>;
  readonly extension?: Open<readonly FhirExtension[]>;
}

export interface FhirPatient {
  readonly resourceType: 'Patient';
  readonly id?: Open<string>;
  readonly birthDate?: Open<string>;
  readonly extension?: Open<readonly FhirExtension[]>;
}

export interface FhirAllergy {
  readonly resourceType: 'AllergyIntolerance';
  readonly id?: Open<string>;
  readonly clinicalStatus?: Open<FhirConcept>;
  readonly verificationStatus?: Open<FhirConcept>;
  readonly category?: Open<readonly string[]>;
  readonly code?: Open<FhirConcept>;
  readonly patient?: Open<FhirReference>;
}

export interface FhirCondition {
  readonly resourceType: 'Condition';
  readonly id?: Open<string>;
  readonly clinicalStatus?: Open<FhirConcept>;
  readonly verificationStatus?: Open<FhirConcept>;
  readonly code?: Open<FhirConcept>;
  readonly subject?: Open<FhirReference>;
}

export interface FhirDosage {
  readonly text?: Open<string>;
  readonly patientInstruction?: Open<string>;
  readonly asNeededBoolean?: Open<boolean>;
  readonly route?: Open<FhirConcept>;
}

export interface FhirMedication {
  readonly resourceType: 'Medication';
  readonly id?: Open<string>;
  readonly code?: Open<FhirConcept>;
  readonly form?: Open<FhirConcept>;
  readonly ingredient?: Open<
    readonly { readonly itemCodeableConcept?: Open<FhirConcept>; readonly isActive?: Open<boolean> }[]
  >;
}

interface WithMedication {
  readonly id?: Open<string>;
  readonly status?: Open<string>;
  readonly medicationCodeableConcept?: Open<FhirConcept>;
  readonly medicationReference?: Open<FhirReference>;
  readonly subject?: Open<FhirReference>;
  readonly contained?: Open<readonly FhirMedication[]>;
}

export interface FhirMedicationRequest extends WithMedication {
  readonly resourceType: 'MedicationRequest';
  readonly authoredOn?: Open<string>;
  readonly requester?: Open<FhirReference>;
  readonly priorPrescription?: Open<FhirReference>;
  readonly doNotPerform?: Open<boolean>;
  readonly dosageInstruction?: Open<readonly FhirDosage[]>;
  readonly dispenseRequest?: Open<{
    readonly quantity?: Open<FhirQuantity>;
    readonly expectedSupplyDuration?: Open<FhirQuantity>;
    readonly numberOfRepeatsAllowed?: Open<number>;
  }>;
}

export interface FhirMedicationStatement extends WithMedication {
  readonly resourceType: 'MedicationStatement';
  readonly effectiveDateTime?: Open<string>;
  readonly effectivePeriod?: Open<{ readonly start?: Open<string>; readonly end?: Open<string> }>;
  readonly dosage?: Open<readonly FhirDosage[]>;
}

export interface FhirObservation {
  readonly resourceType: 'Observation';
  readonly id?: Open<string>;
  readonly status?: Open<string>;
  readonly code?: Open<FhirConcept>;
  readonly subject?: Open<FhirReference>;
  readonly effectiveDateTime?: Open<string>;
  readonly valueQuantity?: Open<FhirQuantity>;
}

/** A resource that no check reads, or that has another shape than its type requires. */
export interface OtherResource {
  readonly resourceType: 'Other';
  readonly id?: Open<string>;
  /** Its type as it was sent; `null` without one. */
  readonly sentAs: string | null;
}

export type FhirResource =
  | FhirPatient
  | FhirAllergy
  | FhirCondition
  | FhirMedication
  | FhirMedicationRequest
  | FhirMedicationStatement
  | FhirObservation
  | OtherResource;

/** The resources of one type. */
export function resourcesOf<Type extends FhirResource['resourceType']>(
  resources: readonly FhirResource[],
  type: Type,
): readonly Extract<FhirResource, { readonly resourceType: Type }>[] {
  return resources.filter(
    (resource): resource is Extract<FhirResource, { readonly resourceType: Type }> => resource.resourceType === type,
  );
}
