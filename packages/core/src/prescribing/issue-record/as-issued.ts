import type { IssueRecord } from './issue-record.js';
import type { NamedRecords } from './issue-record-of.js';

/**
 * A prescription with the values of its issue record instead of the current ones. Fields about a record's current state
 * (active, deceased, merged), ids, and versions stay current.
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

/** The patient as issued; what the current catalog knows about an allergy is not part of the issue (P-320). */
const patientOf = ({ patient }: IssueRecord) =>
  patient && { ...patient, allergies: patient.allergies.map((allergy) => ({ ...allergy, ingredients: null })) };
