/**
 * Where the whole installation is told of: the audit chain and the repeats of what belongs to no location. It has one
 * digit more than any id that a call can name, so that nobody reaches it by one.
 *
 * @see decision 57
 */
export const installation = '1000000000000000000';
