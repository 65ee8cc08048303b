import type { Issue, Verdict } from '../../../base/failure/index.js';
import type { IssueLocation, IssueProduct } from './issue-target.js';

/** A save that issues, with what the rules have answered about it. */
export interface IssueEvent {
  readonly type: 'AuthorizeRx' | 'PrintRx';
  /** `checkPrescriptionForm` in mode `issue`. */
  readonly issues: readonly Issue[];
  /** `mayIssue`. */
  readonly authority: Verdict;
  /** `null` where the form names none; then nothing is issued. */
  readonly product: IssueProduct | null;
  readonly location: IssueLocation;
}

export interface SaveAsDraftEvent {
  readonly type: 'SaveAsDraft';
  /** `checkPrescriptionForm` in mode `draft`. */
  readonly issues: readonly Issue[];
}

/** An operator brings a prescription of another system along; nobody of the practice raises it. */
export interface ImportEvent {
  readonly type: 'ImportPrescription';
  /** `checkElsewherePrescription`. */
  readonly issues: readonly Issue[];
}

/** A user rejects or deletes a draft; the first also stands for every decline of its task, by whomever (P-126, P-127). */
export interface DiscardEvent {
  readonly type: 'DeclinePrescription' | 'DeletePrescription';
  readonly reason: string;
}

export interface ArchiveEvent {
  readonly type: 'ArchivePrescription';
  /** What was sent; false is refused, for archiving cannot be undone (P-143). */
  readonly archived: boolean;
  /** Whether every line item is finished (P-140). */
  readonly gate: Verdict;
}

/** Raised by the outside pharmacy only; no operation lets a user raise them. */
export type PharmacyEvent =
  | { readonly type: 'PharmacyOrderSent' | 'PharmacyAccepted'; readonly isExpired: boolean }
  | { readonly type: 'PharmacyReceived' | 'PharmacyMoreInformationRequired' | 'PharmacyDeclined' };

/** Everything that can happen to a prescription (P-122 to P-133, P-300). */
export type PrescriptionLifecycleEvent =
  | SaveAsDraftEvent
  | IssueEvent
  | ImportEvent
  | DiscardEvent
  | ArchiveEvent
  | PharmacyEvent;
