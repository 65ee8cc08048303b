import type { Verdict } from '@signa/core/base';

/** The actions of the signing summary; those not offered are omitted. */
export interface SigningActions {
  /** `Authorize` or `Print Rx` (P-099). */
  readonly issueLabel: string;
  readonly mayIssue: Verdict;
  readonly mayDraft: Verdict;
  /** Signs; while a required step is missing, focuses that step instead. */
  readonly onIssue: () => void;
  /** Why the last press stored nothing. */
  readonly refusal: string | null;
  readonly onSaveDraft: () => void;
  readonly onDecline?: () => void;
  /** The action in progress. */
  readonly busy: 'issue' | 'draft' | null;
  readonly printsAfter: boolean;
  readonly onPrintsAfter: (on: boolean) => void;
}
