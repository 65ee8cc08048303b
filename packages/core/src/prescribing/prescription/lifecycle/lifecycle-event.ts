import type { Issue, Verdict } from '../../../base/failure/index.js';
import type { IssueLocation, IssueProduct } from './issue-target.js';

/** A save that issues, with the results of the rules. */
export interface IssueEvent {
  readonly type: 'AuthorizeRx' | 'PrintRx';
  /** Result of `checkPrescriptionForm` in mode `issue`. */
  readonly issues: readonly Issue[];
  /** Result of `mayIssue`. */
  readonly authority: Verdict;
  /** `null` when the form names none; then nothing is issued. */
  readonly product: IssueProduct | null;
  readonly location: IssueLocation;
}

export interface SaveAsDraftEvent {
  readonly type: 'SaveAsDraft';
  /** Result of `checkPrescriptionForm` in mode `draft`. */
  readonly issues: readonly Issue[];
}

/** An operator imports an external prescription; no user of the practice can raise this event. */
export interface ImportEvent {
  readonly type: 'ImportPrescription';
  /** Result of `checkExternalPrescription`. */
  readonly issues: readonly Issue[];
}

/** A user rejects or deletes a draft; `reject` also represents every decline of its task, by anyone (P-126, P-127). */
export interface DiscardEvent {
  readonly type: 'DeclinePrescription' | 'DeletePrescription';
  readonly reason: string;
}

export interface ArchiveEvent {
  readonly type: 'ArchivePrescription';
  /** As sent; false is rejected, because archiving is final (P-143). */
  readonly archived: boolean;
  /** Whether every line item is finished (P-140). */
  readonly gate: Verdict;
}

/** A user undoes a signature before it is sent. */
export interface UndoEvent {
  readonly type: 'UndoPrescription';
  /** Result of `mayUndo` (P-481). */
  readonly verdict: Verdict;
}

/** Raised by the pharmacy only; no operation lets a user raise them. */
export type PharmacyEvent =
  | { readonly type: 'PharmacyOrderSent' | 'PharmacyAccepted'; readonly isExpired: boolean }
  | { readonly type: 'PharmacyReceived' | 'PharmacyMoreInformationRequired' | 'PharmacyDeclined' };

/** Every event of a prescription (P-122 to P-133, P-300, P-481). */
export type PrescriptionLifecycleEvent =
  | SaveAsDraftEvent
  | IssueEvent
  | ImportEvent
  | DiscardEvent
  | ArchiveEvent
  | UndoEvent
  | PharmacyEvent;
