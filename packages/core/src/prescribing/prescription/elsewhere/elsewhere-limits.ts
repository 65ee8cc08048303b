/** The limits of a prescription that was issued elsewhere: other systems allow what Signa does not. */
export const elsewhereLimits = {
  refillsMax: 99,
  /** No state lets one hold longer; a later day is a slip, and the record would never come to its end. */
  validityMonths: 24,
  prescriberMax: 100,
  numberMax: 50,
  placeMax: 100,
  noteMax: 500,
} as const;
