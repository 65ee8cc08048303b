import { clientName } from '../../clients/client/index.js';
import { phoneCell, type PhoneFacts } from '../../base/contact/index.js';
import { animalNotes, namedAnimal, type WeightUnit } from '../../clients/patient/index.js';
import { type NamedPrescription, prescriptionName } from '../../catalog/prescription-name/index.js';
import { productTitle } from '../../catalog/product/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { patientStates } from './namesake.js';
import type { ClientEntry, PatientEntry, PrescriptionEntry, ProductEntry } from './record.js';

/** The fields of a client that an entry needs. Field names are those of the API (C-194). */
export interface ListedClient {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email?: string | null;
  readonly isActive: boolean;
  readonly phones: readonly PhoneFacts[];
}

/** The fields of a patient that an entry needs. Field names are those of the API (C-195). */
export interface ListedPatient {
  readonly id: string;
  readonly name: string;
  readonly species: { readonly code: SpeciesCode; readonly name: string } | null;
  readonly breed: { readonly name: string } | null;
  readonly birthdate: string | null;
  readonly weight: number | null;
  readonly weightUnit: WeightUnit | null;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
}

const joined = (parts: readonly (string | null | undefined)[], between = ', ') => parts.filter(Boolean).join(between);
const lines = (...parts: readonly string[]) => parts.filter((part) => part !== '');

/** The entry of a client: first phone, patients, and whether the client is inactive. @see P-287, C-015 */
export function clientEntry(client: ListedClient, patients: readonly Pick<ListedPatient, 'name'>[]): ClientEntry {
  const names = joined(patients.map(({ name }) => name));
  const state = client.isActive ? '' : 'Not active';
  return {
    kind: 'client',
    id: client.id,
    title: clientName(client),
    notes: lines(phoneCell(client.phones).primary, names, state),
  };
}

/** The entry of a patient: client, species, age and weight. @param today - at the location @see P-287, P-340, C-055 */
export function patientEntry(
  patient: ListedPatient,
  client: Pick<ListedClient, 'id' | 'firstName' | 'lastName' | 'email'>,
  today: PlainDate,
): PatientEntry {
  const animal = namedAnimal(patient, clientName(client), today);
  const state = patient.isDeceased ? patientStates.deceased : patient.isActive ? '' : patientStates.inactive;
  return {
    kind: 'patient',
    id: patient.id,
    title: patient.name,
    notes: [...(animalNotes([animal])[0] ?? []), ...lines(state)],
    animal,
    clientId: client.id,
    species: patient.species?.code ?? null,
    isPrescribable: patient.isActive && !patient.isDeceased,
  };
}

/** The fields of a prescription that an entry needs. Field names are those of the API (P-178). */
export interface ListedPrescription extends NamedPrescription {
  readonly id: string;
  readonly draftName: string | null;
  readonly isOfficeUse: boolean;
  readonly locationClient: {
    readonly id: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
  } | null;
  readonly locationPatient: { readonly id: string; readonly name: string } | null;
  readonly product: { readonly title: string; readonly strengthDisplay: string | null };
}

/** The entry of a prescription: number, drug and patient. @see P-287, P-301 */
export function prescriptionEntry(prescription: ListedPrescription): PrescriptionEntry {
  const {
    id,
    rxNumber,
    elsewhere,
    draftName,
    isOfficeUse,
    locationClient: client,
    locationPatient: patient,
  } = prescription;
  const { name, strength } = productTitle(prescription.product.title, prescription.product.strengthDisplay);
  const owner = joined([client?.firstName, client?.lastName], ' ');
  return {
    kind: 'prescription',
    id,
    title: prescriptionName(prescription),
    rxNumber: rxNumber ?? elsewhere?.number ?? null,
    drug: joined([name, strength], ' '),
    notes: lines(
      isOfficeUse ? 'Office Use' : joined([patient?.name, owner]),
      rxNumber === null ? (draftName ?? '') : '',
    ),
    patient: !isOfficeUse && patient && client ? { id: patient.id, clientId: client.id, name: patient.name } : null,
  };
}

/** The fields of a product family that an entry needs. Field names are those of the API (P-192). */
export interface ListedFamily {
  readonly id: string;
  readonly name: string;
  readonly productFamily: string;
  readonly ingredients: readonly string[];
  readonly presentations: readonly string[];
}

/** The entry of a product family: ingredients and forms. @see P-287, P-193 */
export function productEntry(family: ListedFamily): ProductEntry {
  return {
    kind: 'product',
    id: family.id,
    title: family.name,
    notes: lines(joined(family.ingredients), joined(family.presentations)),
    family: family.productFamily,
  };
}
