import type { PimsConnectionType, PimsConsult } from '@signa/core/pims';

/** Whose consultations are asked for: the patient of an account, by the ids of the practice system. */
export interface PimsPatientKey {
  readonly accountId: string;
  readonly patientId: string;
}

/** An issued prescription as practice systems take it; the parties by the ids they have there. */
export interface WrittenPrescription {
  readonly accountId: string;
  readonly patientId: string;
  readonly vetId: string;
  /** The owner; `null` when not linked. */
  readonly clientId: string | null;
  /** The consultation it belongs to; `null` for none. */
  readonly consultId: string | null;
  readonly rxNumber: string | null;
  /** An instant. */
  readonly issuedDate: string;
  readonly product: { readonly title: string; readonly sku: string; readonly strength: string | null };
  readonly quantity: number;
  readonly directions: string | null;
  readonly refills: number | null;
  readonly isPrn: boolean;
  /** The last day it may be filled on. */
  readonly expirationDate: string | null;
}

/** A practice-management system of one connection type, for every account that its credentials reach. */
export interface PracticeSystem {
  consultsOfPatient(patient: PimsPatientKey): Promise<readonly PimsConsult[]>;
  consultsByCode(patient: PimsPatientKey, code: string): Promise<readonly PimsConsult[]>;
  /** Writes a prescription; the system takes it once per key, however often it arrives. */
  writePrescription(prescription: WrittenPrescription, idempotencyKey: string): Promise<void>;
}

/** The systems that are configured; a type without one is not reached. */
export type PracticeSystems = Readonly<Partial<Record<PimsConnectionType, PracticeSystem>>>;

/** How many consultations of a patient are answered at most, the newest ones. */
export const mostConsults = 25;
