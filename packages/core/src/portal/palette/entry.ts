import { clientName } from '../../clients/client/index.js';
import { phoneCell, type PhoneFacts } from '../../base/contact/index.js';
import { animalNotes, namedAnimal, type WeightUnit } from '../../clients/patient/index.js';
import { type NamedPrescription, prescriptionName } from '../../catalog/prescription-name/index.js';
import { productTitle } from '../../catalog/product/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { patientStates } from './namesake.js';
import type { ClientEntry, PatientEntry, PrescriptionEntry, ProductEntry } from './record.js';

/** What an entry reads of a client; field names as they travel (C-194). */
export interface ListedClient {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email?: string | null;
  readonly isActive: boolean;
  readonly phones: readonly PhoneFacts[];
}

/** What an entry reads of a patient; field names as they travel (C-195). */
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

/** A client: the first phone, the patients, and that the client is not active. @see P-287, C-015 */
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

/** A patient: whose, what animal, how old and how heavy. @param today - at the location @see P-287, P-340, C-055 */
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

/** What an entry reads of a prescription; field names as they travel (P-178). */
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

/** A prescription: its number, the drug, and for whom. @see P-287, P-301 */
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

/** What an entry reads of a product family; field names as they travel (P-192). */
export interface ListedFamily {
  readonly id: string;
  readonly name: string;
  readonly productFamily: string;
  readonly ingredients: readonly string[];
  readonly presentations: readonly string[];
}

/** A product family: what is in it, and as what it comes. @see P-287, P-193 */
export function productEntry(family: ListedFamily): ProductEntry {
  return {
    kind: 'product',
    id: family.id,
    title: family.name,
    notes: lines(joined(family.ingredients), joined(family.presentations)),
    family: family.productFamily,
  };
}
