import type { Verdict } from '@signa/core/base';

/** What the buttons of what will be signed do; left out what is not offered. */
export interface SigningActs {
  /** `Authorize` or `Print Rx` (P-099). */
  readonly issueLabel: string;
  readonly mayIssue: Verdict;
  readonly mayDraft: Verdict;
  /** Signs; while something is missing it leads to that and signs nothing. */
  readonly onIssue: () => void;
  /** Why the last press stored nothing. */
  readonly refusal: string | null;
  readonly onSaveDraft: () => void;
  readonly onDecline?: () => void;
  /** Which answer is awaited. */
  readonly busy: 'issue' | 'draft' | null;
  readonly printsAfter: boolean;
  readonly onPrintsAfter: (on: boolean) => void;
}
