import { eSignatureText } from '../prescription/print/index.js';
import type {
  IssueBatch,
  IssueChecks,
  IssuedClient,
  IssuedExternalCheck,
  IssuedLocation,
  IssuedPatient,
  IssuedProduct,
  IssueRecord,
  IssuedVet,
} from './issue-record.js';
import { issueRecordVersion } from './issue-record.js';

/** A prescription with the records it refers to, as in the contract (P-188). */
export interface NamedRecords {
  readonly locationPatient: (IssuedPatient & { readonly currentMeds: readonly { readonly name: string }[] }) | null;
  readonly locationClient: IssuedClient | null;
  readonly location: IssuedLocation | null;
  readonly authorizingVetLocationUser: IssuedVet | null;
  readonly actingLocationUser: { readonly displayName: string } | null;
  readonly workflowLocationUser: { readonly displayName: string } | null;
  readonly product: IssuedProduct;
  readonly flavor: { readonly flavor: string } | null;
}

/** What else is known at issue. */
export interface IssueFacts {
  readonly pharmacyFax: string | null;
  readonly checks: IssueChecks | null;
  /** Missing if the location has no CDS services. */
  readonly externalChecks?: readonly IssuedExternalCheck[] | null;
  /** Missing if it is issued by itself. */
  readonly batch?: IssueBatch | null;
}

/**
 * Builds a prescription's issue record from the records as they are now.
 *
 * @throws RangeError for a prescription without a location, which is never issued
 * @see P-330
 */
export function issueRecordOf(
  records: NamedRecords,
  { pharmacyFax, checks, externalChecks, batch }: IssueFacts,
): IssueRecord {
  const { locationPatient: patient, locationClient: client, location, authorizingVetLocationUser: vet } = records;
  if (!location) throw new RangeError('A prescription is issued at a location');
  return {
    version: issueRecordVersion,
    patient: patient && patientOf(patient),
    medications: (patient?.currentMeds ?? []).map(({ name }) => name),
    client: client && clientOf(client),
    location: locationOf(location),
    vet: vet && vetOf(vet),
    product: productOf(records.product, location),
    flavor: records.flavor?.flavor ?? null,
    submittedBy: records.actingLocationUser?.displayName ?? null,
    workflowUser: records.workflowLocationUser?.displayName ?? null,
    pharmacyFax,
    signature: eSignatureText,
    checks,
    ...(externalChecks && { externalChecks }),
    ...(batch && { batch }),
    recordedLater: {},
  };
}

const patientOf = (patient: IssuedPatient): IssuedPatient => ({
  name: patient.name,
  species: patient.species,
  breed: patient.breed,
  gender: patient.gender,
  birthdate: patient.birthdate,
  weight: patient.weight,
  weightUnit: patient.weightUnit,
  allergies: patient.allergies.map(({ code, name, kind }) => ({ code, name, kind })),
  healthConditions: patient.healthConditions,
  isPIMSImport: patient.isPIMSImport,
  pimsConnectionType: patient.pimsConnectionType,
});

const clientOf = ({ firstName, lastName, phones, addresses }: IssuedClient): IssuedClient => ({
  firstName,
  lastName,
  phones,
  addresses,
});

const locationOf = (location: IssuedLocation): IssuedLocation => ({
  name: location.name,
  timeZone: location.timeZone,
  priceBookType: location.priceBookType,
  locationAddresses: location.locationAddresses,
  locationPhones: location.locationPhones,
  locationPharmacies: location.locationPharmacies,
});

const vetOf = ({ displayName, vetLicenseNumber, vetLicenseState, deaLicense }: IssuedVet): IssuedVet => ({
  displayName,
  vetLicenseNumber,
  vetLicenseState,
  deaLicense,
});

const productOf = (product: IssuedProduct, { priceBookType }: IssuedLocation): IssuedProduct => ({
  title: product.title,
  sku: product.sku,
  ingredients: product.ingredients,
  productPresentation: product.productPresentation,
  strengthDisplay: product.strengthDisplay,
  unitMeasure: product.unitMeasure,
  packsizeQty: product.packsizeQty,
  isControlled: product.isControlled,
  deaSchedule: product.deaSchedule,
  productApprovalType: product.productApprovalType,
  fullfillmentVendor: product.fullfillmentVendor,
  priceBooks: product.priceBooks.filter(({ name }) => name === priceBookType),
});
