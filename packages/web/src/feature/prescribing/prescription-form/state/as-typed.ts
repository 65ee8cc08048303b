/** The text of a number field; empty for a number that is missing or was not one. */
export const asTyped = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value));
