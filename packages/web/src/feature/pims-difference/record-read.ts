/** Stands where nothing is asked, and is never sent. */
export const unasked = { pimsAccountId: '', pimsConnectionType: 'PARTNER_TEST' } as const;

/** Milliseconds during which a record is not asked for again: partners take so many calls a minute. */
export const recordFreshFor = 30_000;
