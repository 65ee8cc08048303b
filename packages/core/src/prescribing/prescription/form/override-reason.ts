/**
 * Why a contraindicated product is issued anyway. An incorrect record is not a reason: it is corrected instead, which
 * resolves the conflict.
 *
 * @see P-232
 */
export const overrideReasons = ['advised-by-specialist', 'no-alternative', 'other'] as const;
export type OverrideReason = (typeof overrideReasons)[number];

/** The reasons as offered and shown (P-232). */
export const overrideReasonLabels: Readonly<Record<OverrideReason, string>> = {
  'advised-by-specialist': 'Advised by a specialist',
  'no-alternative': 'No alternative, owner informed',
  other: 'Other, see the note',
};

export function isOverrideReason(text: string | null): text is OverrideReason {
  return overrideReasons.some((reason) => reason === text);
}

/** The display text of a stored reason; `null` without an override. */
export function overrideReasonLabel(reason: string | null): string | null {
  return isOverrideReason(reason) ? overrideReasonLabels[reason] : reason;
}
