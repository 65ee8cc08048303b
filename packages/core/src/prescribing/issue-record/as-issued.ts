import type { IssueRecord } from './issue-record.js';
import type { NamedRecords } from './issue-record-of.js';

/**
 * A prescription with the values that it was issued on in place of those of today. What a record is used for now, whether
 * it is active, deceased or merged, stays as it is today, as do ids and versions.
 *
 * @see P-332
 */
export function asIssued<Prescription extends NamedRecords>(
  prescription: Prescription,
  record: IssueRecord | null,
): Prescription {
  if (record === null) return prescription;
  const { locationPatient, locationClient, location, authorizingVetLocationUser, actingLocationUser } = prescription;
  return {
    ...prescription,
    locationPatient: locationPatient && { ...locationPatient, ...patientOf(record) },
    locationClient: locationClient && { ...locationClient, ...record.client },
    location: location && { ...location, ...record.location },
    authorizingVetLocationUser: authorizingVetLocationUser && { ...authorizingVetLocationUser, ...record.vet },
    actingLocationUser: actingLocationUser && {
      ...actingLocationUser,
      displayName: record.submittedBy ?? actingLocationUser.displayName,
    },
    product: { ...prescription.product, ...record.product },
    flavor: prescription.flavor && { ...prescription.flavor, flavor: record.flavor ?? prescription.flavor.flavor },
  };
}

/** The patient of the issue; what the catalogue of today says of an allergy was not issued (P-320). */
const patientOf = ({ patient }: IssueRecord) =>
  patient && { ...patient, allergies: patient.allergies.map((allergy) => ({ ...allergy, ingredients: null })) };
