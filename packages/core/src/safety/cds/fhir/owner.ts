import type { FhirPatient, FhirReference, FhirResource } from './fhir.js';
import { referenceId } from './reference-id.js';

function ownerOf(resource: FhirResource): FhirReference | null | undefined {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
      return resource.patient;
    case 'Condition':
    case 'MedicationRequest':
    case 'MedicationStatement':
    case 'Observation':
      return resource.subject;
    case 'Patient':
    case 'Medication':
    case 'Other':
      return null;
  }
}

/** Whether a resource is recorded for another patient. */
export function isOfOther(resource: FhirResource, { id }: FhirPatient): boolean {
  const named = referenceId(ownerOf(resource), 'Patient');
  return named !== null && id != null && named !== id;
}
