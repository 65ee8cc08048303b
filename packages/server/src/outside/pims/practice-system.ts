import type { PimsConnectionType, PimsConsult } from '@signa/core/practice';
import type { Clinic, ToldCaretaker, ToldInstallation, ToldPatient, ToldUser } from '@signa/core/pims';

/** Whose consultations are asked for: the patient of an account, by the ids of the practice system. */
export interface PimsPatientKey extends Pick<PimsAccountKey, 'accountId' | 'secret'> {
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

/** What prescribing needs of a practice system. */
export interface Prescribing {
  consultsOfPatient(patient: PimsPatientKey): Promise<readonly PimsConsult[]>;
  consultsByCode(patient: PimsPatientKey, code: string): Promise<readonly PimsConsult[]>;
  /** Writes a prescription; the system takes it once per key, however often it arrives. */
  writePrescription(
    prescription: WrittenPrescription,
    idempotencyKey: string,
    secret: PimsAccountKey['secret'],
  ): Promise<void>;
}

/** The account that is asked, with what only the server knows of it (C-090). */
export interface PimsAccountKey {
  readonly accountId: string;
  /** What the location was given by the system; `null` where it has none: our credentials from the settings are enough. */
  readonly secret: string | null;
  /** One place of the account; `null` for all. */
  readonly placeId: string | null;
}

/** What clients are searched by: filled fields only, and a client matches all of them. */
export type WantedCaretaker = Readonly<
  Partial<Record<'firstName' | 'lastName' | 'email' | 'phone' | 'patientName', string>>
>;

/** What patients are searched by; a patient matches all that is filled. */
export interface WantedPatient {
  readonly name?: string;
  /** The client, by its id there. */
  readonly caretakerId?: string;
}

/**
 * Clients and patients of a practice system, as it tells them: a source maps names and kinds of fields, and core judges
 * the values (C-211). Texts are matched as parts, whatever the case. It throws PracticeSystemError alone.
 */
export interface RecordSource {
  searchCaretakers(account: PimsAccountKey, wanted: WantedCaretaker): Promise<readonly ToldCaretaker[]>;
  /** Those of them that are there, with their patients, in any order. */
  caretakersById(account: PimsAccountKey, ids: readonly string[]): Promise<readonly ToldCaretaker[]>;
  searchPatients(account: PimsAccountKey, wanted: WantedPatient): Promise<readonly ToldPatient[]>;
  patientsById(account: PimsAccountKey, ids: readonly string[]): Promise<readonly ToldPatient[]>;
}

/** What a practice system tells of an account itself, and of who works there. It throws PracticeSystemError alone. */
export interface AccountSource {
  /** How the account is connected; it names the account only when the system let us in. */
  installation(account: PimsAccountKey): Promise<ToldInstallation>;
  /** Those whose name holds the text, whatever the case; all of them without one. */
  searchUsers(account: PimsAccountKey, name: string | null): Promise<readonly ToldUser[]>;
  /** `null` where there is none. */
  userById(account: PimsAccountKey, id: string): Promise<ToldUser | null>;
  /** Has the system bring its users up to date. @returns how many there are */
  syncUsers(account: PimsAccountKey): Promise<number>;
}

/** A sign-in at a practice system that was begun: its one-time secrets, and where the browser comes back to. */
export interface AskedConnection {
  readonly state: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** What a practice lets Signa in with, and for which of its places. */
export interface BroughtToken {
  readonly token: string;
  readonly clinics: readonly Clinic[];
}

/** How a practice lets Signa in by signing in at its system. It throws PracticeSystemError for the partner's faults alone. */
export interface Connecting {
  /** Where the browser goes. */
  address(asked: AskedConnection): Promise<string>;
  /** @param cameBackTo - the address that the browser came back to, with the code */
  complete(cameBackTo: URL, asked: AskedConnection): Promise<BroughtToken>;
}

/** A practice-management system of one connection type, for every account that its credentials reach. */
export interface PracticeSystem {
  readonly records: RecordSource;
  readonly account: AccountSource;
  /** `null` where nothing is read of consultations and nothing is written back. */
  readonly prescribing: Prescribing | null;
  /** Left out where an account is connected by its id and secret alone. */
  readonly connecting?: Connecting;
}

/** The systems that are configured; a type without one is not reached. */
export type PracticeSystems = Readonly<Partial<Record<PimsConnectionType, PracticeSystem>>>;

/** How many consultations of a patient are answered at most, the newest ones. */
export const mostConsults = 25;

/** How many records a search answers at most: beyond them a person types more. */
export const mostFound = 50;
