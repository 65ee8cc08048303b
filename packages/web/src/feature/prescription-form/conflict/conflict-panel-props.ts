import type { DoseFix } from '@signa/core/safety';

export interface ConflictPanelProps {
  /** Corrects the weight that a conflict is about; left out where nobody may (P-089). */
  readonly onCorrectWeight?: () => void;
  /** Stores the weight that a doubt offers. */
  readonly onUseWeight?: (fix: Extract<DoseFix, { readonly field: 'weight' }>) => void;
  /** A submission waits for the note; this takes it up again (P-088). */
  readonly onContinue?: () => void;
  /** Declines the request; left out where there is none. */
  readonly onDecline?: () => void;
}
