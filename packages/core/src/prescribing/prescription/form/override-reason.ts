/**
 * Why a contraindicated product is issued all the same. That the record is wrong is none of them: then the record is
 * corrected, and the conflict is gone.
 *
 * @see P-232
 */
export const overrideReasons = ['advised-by-specialist', 'no-alternative', 'other'] as const;
export type OverrideReason = (typeof overrideReasons)[number];

/** The reasons as they are chosen from and shown (P-232). */
export const overrideReasonLabels: Readonly<Record<OverrideReason, string>> = {
  'advised-by-specialist': 'Advised by a specialist',
  'no-alternative': 'No alternative, owner informed',
  other: 'Other, see the note',
};

export function isOverrideReason(text: string | null): text is OverrideReason {
  return overrideReasons.some((reason) => reason === text);
}

/** A stored reason as a person reads it; `null` where nothing was overridden. */
export function overrideReasonLabel(reason: string | null): string | null {
  return isOverrideReason(reason) ? overrideReasonLabels[reason] : reason;
}
