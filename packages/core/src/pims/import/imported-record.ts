import type { WeightUnit, StoredWeight } from '../../clients/patient/index.js';
import type { SyncedField } from '../../practice/pims-sync/index.js';
import type { PlainDate } from '../../base/time/index.js';

/** What an import makes: a patient, or the client whose patients they are. */
export type ImportedNoun = 'client' | 'patient';

/** One that an import made, by name. */
export interface ImportedName {
  readonly noun: ImportedNoun;
  readonly id: string;
  readonly name: string;
}

/** The record of the practice system behind a client or a patient. */
interface RecordIds {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  readonly pimsConnectionType: string | null;
}

interface Coded {
  readonly code: string;
  readonly name: string;
}

/** The values of a patient, as an import made them or as they stand. */
export interface PatientValues extends RecordIds {
  readonly name: string;
  readonly speciesCode: string | null;
  readonly breedCode: string | null;
  readonly gender: string | null;
  readonly birthdate: PlainDate | null;
  readonly weight: number | null;
  readonly weightUnit: WeightUnit | null;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
  readonly deceasedDate: PlainDate | null;
  readonly vetId: string | null;
  readonly allergies: readonly Coded[];
  readonly healthConditions: readonly Coded[];
  readonly currentMeds: readonly Coded[];
}

interface ContactEntry {
  readonly uuid: string;
  readonly isActive: boolean;
}

/** The values of a client. */
export interface ClientValues extends RecordIds {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly drivingLicense: string | null;
  readonly birthdate: PlainDate | null;
  readonly isActive: boolean;
  readonly phones: readonly (ContactEntry & { readonly phoneTypeId: number; readonly phoneNumber: string })[];
  readonly addresses: readonly (ContactEntry & {
    readonly addressTypeId: number;
    readonly addressLine1: string;
    readonly addressLine2: string | null;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  })[];
}

/** The link of a patient with a client. */
export interface PatientLink {
  readonly clientId: string;
  readonly isActive: boolean;
  readonly isPrimary: boolean;
}

/** What was built on a client or a patient; each only ever comes new after the import that made it. */
export interface BuiltOn {
  /** Drafts and issued ones, those too that were issued before a merge. */
  readonly prescriptions: number;
  /** They are shown to nobody, and kept (P-118). */
  readonly deletedDrafts: number;
  readonly requests: number;
  readonly orderLines: number;
  /** Into another one, or another one into it. */
  readonly isMerged: boolean;
}

interface Imported<Values> extends BuiltOn {
  readonly id: string;
  /** As it is called now. */
  readonly name: string;
  readonly made: Values;
  readonly now: Values;
  /** What is kept of the fields that the practice system has too (decision 44). */
  readonly synced: readonly SyncedField[];
}

/** A patient that an import made, with what became of it. */
export interface ImportedPatient extends Imported<PatientValues> {
  readonly linksMade: readonly PatientLink[];
  readonly links: readonly PatientLink[];
  /** Every weight that was ever recorded. */
  readonly weights: readonly StoredWeight[];
}

/** The client that was made in the same import. */
export interface ImportedClient extends Imported<ClientValues> {
  /** Of each patient that is or was linked. */
  readonly patientIds: readonly string[];
}

/** All that an import made and that is there. */
export interface PimsImport {
  readonly patients: readonly ImportedPatient[];
  readonly clients: readonly ImportedClient[];
}
