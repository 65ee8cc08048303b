import type { WeightUnit, StoredWeight } from '../../clients/patient/index.js';
import type { SyncedField } from '../../practice/pims-sync/index.js';
import type { PlainDate } from '../../base/time/index.js';

/** The records an import creates: a patient, or the client who owns the patients. */
export type ImportedNoun = 'client' | 'patient';

/** The name of an imported record. */
export interface ImportedName {
  readonly noun: ImportedNoun;
  readonly id: string;
  readonly name: string;
}

/** The IDs of the practice system's record that a client or a patient is linked to. */
interface RecordIds {
  readonly pimsId: string | null;
  readonly pimsProviderId: string | null;
  readonly pimsConnectionType: string | null;
}

interface Coded {
  readonly code: string;
  readonly name: string;
}

/** The values of a patient, as imported or current. */
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
  readonly lastExamDate: PlainDate | null;
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

/** A link between a patient and a client. */
export interface PatientLink {
  readonly clientId: string;
  readonly isActive: boolean;
  readonly isPrimary: boolean;
}

/** The records that depend on a client or a patient; all of them were created after its import. */
export interface BuiltOn {
  /** Drafts and issued ones, including those issued before a merge. */
  readonly prescriptions: number;
  /** They are kept but never shown (P-118). */
  readonly deletedDrafts: number;
  readonly requests: number;
  readonly orderLines: number;
  /** Also those that were ended, because an alert is never deleted (C-341). */
  readonly alerts: number;
  /** Into another record, or another one into it. */
  readonly isMerged: boolean;
}

interface Imported<Values> extends BuiltOn {
  readonly id: string;
  /** Its current name. */
  readonly name: string;
  readonly made: Values;
  readonly now: Values;
  /** The sync state of the fields that the practice system also has (decision 44). */
  readonly synced: readonly SyncedField[];
}

/** An imported patient, with what happened since. */
export interface ImportedPatient extends Imported<PatientValues> {
  readonly linksMade: readonly PatientLink[];
  readonly links: readonly PatientLink[];
  /** Every recorded weight. */
  readonly weights: readonly StoredWeight[];
}

/** The client created by the same import. */
export interface ImportedClient extends Imported<ClientValues> {
  /** Of each patient that is or was linked. */
  readonly patientIds: readonly string[];
}

/** All existing records that an import created. */
export interface PimsImport {
  readonly patients: readonly ImportedPatient[];
  readonly clients: readonly ImportedClient[];
}
