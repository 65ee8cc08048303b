/** A constant that a test module imports. */
export const asRow = '@container row (min-width: 34rem)';
