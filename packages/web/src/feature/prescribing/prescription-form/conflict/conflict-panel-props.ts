import type { DoseFix } from '@signa/core/safety';

export interface ConflictPanelProps {
  /** Corrects the weight that a conflict refers to; omitted for users who can't (P-089). */
  readonly onCorrectWeight?: () => void;
  /** Stores the weight that a dose warning suggests. */
  readonly onUseWeight?: (fix: Extract<DoseFix, { readonly field: 'weight' }>) => void;
  /** Resumes a submission that waits for the note (P-088). */
  readonly onContinue?: () => void;
  /** Declines the request; omitted if there is none. */
  readonly onDecline?: () => void;
}
