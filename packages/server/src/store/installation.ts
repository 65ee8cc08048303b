/**
 * Pseudo-location of the whole installation, for the audit chain and idempotency keys of operations without a location.
 * It has one digit more than any id that a call can name, so no call can address it.
 *
 * @see decision 57
 */
export const installation = '1000000000000000000';
