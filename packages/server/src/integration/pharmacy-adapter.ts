import { isControlled } from '@signa/core/catalog';
import {
  type FieldOfKind,
  fieldSpec,
  type PharmacyField,
  prescriptionFieldNames,
  prescriptionFields,
} from '@signa/core/prescribing';
import { findPrescription } from '../store/prescribing/prescription/prescription-store.js';
import type { StoredPrescription } from '../store/prescribing/prescription/stored-prescription.js';
import { judged } from '../store/catalog/product/judged-product.js';
import { findTaskOfPrescription } from '../store/prescribing/task/task-store.js';
import type { Adapter, IntegrationSettings } from './adapter.js';
import { signedCall } from './send.js';

/**
 * Sends an issued prescription with everything on its printout to the pharmacy, with the request it answers (P-159).
 */
export function pharmacyAdapter({ pharmacy, outgoing }: IntegrationSettings): Adapter {
  return async ({ key, message, sql }) => {
    const stored = await findPrescription(sql, [key.locationId], String(message.payload.prescriptionId));
    if (!stored) throw new Error('The prescription of this message no longer exists');
    const taskId = await findTaskOfPrescription(sql, key.locationId, stored.id);
    const call = {
      address: `${pharmacy.url}/prescriptions`,
      secret: pharmacy.secret,
      ...(pharmacy.timeout && { timeout: pharmacy.timeout }),
      body: { ...pharmacyPrescription(stored), taskId },
    };
    return signedCall(call, outgoing);
  };
}

/** The pharmacy's message: the DEA number only with a controlled product (P-112). */
function pharmacyPrescription(rx: StoredPrescription) {
  const { product, locationPatient: patient, locationClient: client, location, authorizingVetLocationUser: vet } = rx;
  return {
    locationId: rx.locationId,
    prescriptionId: rx.id,
    prescriptionUuid: rx.uuid,
    rxNumber: rx.rxNumber,
    issuedDate: rx.issuedDate,
    pharmacyCode: product.fullfillmentVendor,
    product: {
      id: product.id,
      sku: product.sku,
      title: product.title,
      form: product.productPresentation.description,
      strength: product.strengthDisplay,
      deaSchedule: product.deaSchedule,
    },
    ...formFields(rx),
    patient: patient && {
      id: patient.id,
      name: patient.name,
      species: patient.species?.name ?? null,
      birthdate: patient.birthdate,
      weight: patient.weight,
      weightUnit: patient.weightUnit,
      allergies: patient.allergies.map(({ name }) => name),
    },
    client: client && {
      id: client.id,
      firstName: client.firstName,
      lastName: client.lastName,
      phones: client.phones,
      addresses: client.addresses,
    },
    practice: location && {
      name: location.name,
      addresses: location.locationAddresses,
      phones: location.locationPhones,
    },
    vet: vet && {
      displayName: vet.displayName,
      licenseNumber: rx.licensesAtIssue.vetLicense,
      licenseState: vet.vetLicenseState ?? null,
      deaNumber: isControlled(judged(product)) ? rx.licensesAtIssue.deaLicense : null,
    },
    submittedBy: rx.actingLocationUser?.displayName ?? null,
  };
}

const sentFields = prescriptionFieldNames.filter(
  (field): field is PharmacyField => fieldSpec(field).names.pharmacy !== null,
);

/** References are sent by name, because their ids mean nothing to the pharmacy. */
const namesOf: Readonly<Record<Extract<PharmacyField, FieldOfKind<'id'>>, (rx: StoredPrescription) => string | null>> =
  {
    flavorId: ({ flavor }) => flavor?.flavor ?? null,
  };

/** The form fields that the pharmacy reads, under its names. */
function formFields(rx: StoredPrescription): Readonly<Record<string, string | number | boolean | null>> {
  return Object.fromEntries(
    sentFields.map((field) => [
      prescriptionFields[field].names.pharmacy,
      field === 'flavorId' ? namesOf[field](rx) : rx[field],
    ]),
  );
}
