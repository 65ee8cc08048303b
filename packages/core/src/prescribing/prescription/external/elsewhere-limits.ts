/** Limits of an external prescription: other systems allow what Signa does not. */
export const externalLimits = {
  refillsMax: 99,
  /** No state allows a longer validity; a later date is a typo, and the record would never expire. */
  validityMonths: 24,
  prescriberMax: 100,
  numberMax: 50,
  placeMax: 100,
  noteMax: 500,
} as const;
