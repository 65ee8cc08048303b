/** Placeholder variables for a paused query; they are never sent. */
export const unasked = { pimsAccountId: '', pimsConnectionType: 'PARTNER_TEST' } as const;

/** Milliseconds before a record is queried again: partners limit calls per minute. */
export const recordFreshFor = 30_000;
