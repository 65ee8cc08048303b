import type { PimsConnectionType, PimsConsult } from '@signa/core/practice';
import type { Clinic, ReportedCaretaker, ReportedInstallation, ReportedPatient, ReportedUser } from '@signa/core/pims';

/** The patient of an account whose consultations are requested, by PIMS ids. */
export interface PimsPatientKey extends Pick<PimsAccountKey, 'accountId' | 'secret'> {
  readonly patientId: string;
}

/** An issued prescription in the form that PIMS accept; client, patient, and vet by their PIMS ids. */
export interface WrittenPrescription {
  readonly accountId: string;
  readonly patientId: string;
  readonly vetId: string;
  /** The owner; `null` when not linked. */
  readonly clientId: string | null;
  /** The consultation it belongs to; `null` without one. */
  readonly consultId: string | null;
  readonly rxNumber: string | null;
  /** An instant. */
  readonly issuedDate: string;
  readonly product: { readonly title: string; readonly sku: string; readonly strength: string | null };
  readonly quantity: number;
  readonly directions: string | null;
  readonly refills: number | null;
  readonly isPrn: boolean;
  /** The last day on which it can be filled. */
  readonly expirationDate: string | null;
}

/** What prescribing requires of a PIMS. */
export interface Prescribing {
  consultsOfPatient(patient: PimsPatientKey): Promise<readonly PimsConsult[]>;
  consultsByCode(patient: PimsPatientKey, code: string): Promise<readonly PimsConsult[]>;
  /** Writes a prescription; the PIMS processes it once per key, however often it arrives. */
  writePrescription(
    prescription: WrittenPrescription,
    idempotencyKey: string,
    secret: PimsAccountKey['secret'],
  ): Promise<void>;
}

/** The account to call, with data that only the server has (C-090). */
export interface PimsAccountKey {
  readonly accountId: string;
  /**
   * The location's own secret for the system; `null` without one, and then our credentials from the settings are used.
   */
  readonly secret: string | null;
  /** One location of the account; `null` for all. */
  readonly placeId: string | null;
}

/** Search criteria for clients: filled fields only, and a client must match all of them. */
export type CaretakerCriteria = Readonly<
  Partial<Record<'firstName' | 'lastName' | 'email' | 'phone' | 'patientName', string>>
>;

/** Search criteria for patients; a patient must match all filled fields. */
export interface PatientCriteria {
  readonly name?: string;
  /** The client, by its PIMS id. */
  readonly caretakerId?: string;
}

/**
 * Clients and patients of a PIMS, as reported: a source maps field names and types, and core validates the values
 * (C-211). Texts match as substrings, ignoring case. Throws only PracticeSystemError.
 */
export interface RecordSource {
  searchCaretakers(account: PimsAccountKey, wanted: CaretakerCriteria): Promise<readonly ReportedCaretaker[]>;
  /** Existing records among the requested ones, with their patients, in any order. */
  caretakersById(account: PimsAccountKey, ids: readonly string[]): Promise<readonly ReportedCaretaker[]>;
  searchPatients(account: PimsAccountKey, wanted: PatientCriteria): Promise<readonly ReportedPatient[]>;
  patientsById(account: PimsAccountKey, ids: readonly string[]): Promise<readonly ReportedPatient[]>;
}

/** A PIMS account's own data and its users. Throws only PracticeSystemError. */
export interface AccountSource {
  /** Connection status of the account; includes the account only after successful authentication. */
  installation(account: PimsAccountKey): Promise<ReportedInstallation>;
  /** Users whose name contains the text, ignoring case; all of them without a text. */
  searchUsers(account: PimsAccountKey, name: string | null): Promise<readonly ReportedUser[]>;
  /** `null` for an unknown user. */
  userById(account: PimsAccountKey, id: string): Promise<ReportedUser | null>;
  /** Makes the system sync its users. @returns the number of users */
  syncUsers(account: PimsAccountKey): Promise<number>;
}

/** A started sign-in at a PIMS: its one-time secrets, and the redirect address. */
export interface StartedConnection {
  readonly state: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Credentials that a practice granted, and the practices they are for. */
export interface GrantedToken {
  readonly token: string;
  readonly clinics: readonly Clinic[];
}

/** How a practice grants access by signing in at its PIMS. Throws PracticeSystemError for the partner's errors only. */
export interface Connecting {
  /** The address to redirect to. */
  address(asked: StartedConnection): Promise<string>;
  /** @param cameBackTo - redirect address with the code */
  complete(cameBackTo: URL, asked: StartedConnection): Promise<GrantedToken>;
}

/** A PIMS of one connection type, for every account that its credentials can access. */
export interface PracticeSystem {
  readonly records: RecordSource;
  readonly account: AccountSource;
  /** `null` without consultations and write-back. */
  readonly prescribing: Prescribing | null;
  /** Omitted when an account is connected with id and secret only. */
  readonly connecting?: Connecting;
}

/** The configured systems; a type without one is not available. */
export type PracticeSystems = Readonly<Partial<Record<PimsConnectionType, PracticeSystem>>>;

/** Maximum number of a patient's consultations returned, newest first. */
export const maxConsults = 25;

/** Maximum number of search results: with more, the user narrows the search. */
export const maxFound = 50;
